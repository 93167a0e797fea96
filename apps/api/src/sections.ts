import type { Composers } from '#mail/outbox.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import type { Handlers } from '#contract/handlers.ts'
import { attributes } from '#sections/attributes/routes.ts'
import { seedAttributes } from '#sections/attributes/seed.ts'
import { authMails } from '#sections/auth/mails.ts'
import { ownPassword } from '#sections/auth/own-password.ts'
import { ownSessions } from '#sections/auth/own-sessions.ts'
import { passwordReset } from '#sections/auth/password-reset.ts'
import { auth } from '#sections/auth/routes.ts'
import { sweepAuth } from '#sections/auth/sweep.ts'
import { auditLog } from '#sections/audit-log/routes.ts'
import { seedAuditLog } from '#sections/audit-log/seed.ts'
import { bankDetails } from '#sections/bank-details/routes.ts'
import { seedBankDetails } from '#sections/bank-details/seed.ts'
import { brandAliases } from '#sections/brand-aliases/routes.ts'
import { expireBrandModeration } from '#sections/brand-moderation/expire.ts'
import { brandModeration } from '#sections/brand-moderation/routes.ts'
import { seedBrandModeration } from '#sections/brand-moderation/seed.ts'
import { brands } from '#sections/brands/routes.ts'
import { seedBrands } from '#sections/brands/seed.ts'
import { carBrands } from '#sections/car-brands/routes.ts'
import { seedCarBrands } from '#sections/car-brands/seed.ts'
import { carModels } from '#sections/car-models/routes.ts'
import { seedCarModels } from '#sections/car-models/seed.ts'
import { categories } from '#sections/categories/routes.ts'
import { metaData } from '#sections/meta-data/routes.ts'
import { seedMetaData } from '#sections/meta-data/seed.ts'
import { categoryTree } from '#sections/category-tree/routes.ts'
import { seedCategories } from '#sections/category-tree/seed.ts'
import { cities } from '#sections/cities/routes.ts'
import { seedCities } from '#sections/cities/seed.ts'
import { resumeCompanies } from '#sections/companies/resume.ts'
import { seedStorePoints } from '#sections/store-points/seed.ts'
import { resumeStorePoints } from '#sections/store-points/resume.ts'
import { storePoints } from '#sections/store-points/routes.ts'
import { commissions } from '#sections/commissions/routes.ts'
import { seedCommissions } from '#sections/commissions/seed.ts'
import { companies } from '#sections/companies/routes.ts'
import { companyAddresses } from '#sections/company-addresses/routes.ts'
import { seedCompanyAddresses } from '#sections/company-addresses/seed.ts'
import { expireContracts } from '#sections/contracts/expire.ts'
import { tellEndingContracts } from '#sections/contracts/tell-end.ts'
import { contracts } from '#sections/contracts/routes.ts'
import { seedContracts } from '#sections/contracts/seed.ts'
import { deliveries } from '#sections/deliveries/routes.ts'
import { seedDeliveries } from '#sections/deliveries/seed.ts'
import { events } from '#sections/events/routes.ts'
import { presenceOf, sweepPresence } from '#sections/events/presence.ts'
import { moderation } from '#sections/moderation/routes.ts'
import { expireModeration } from '#sections/moderation/expire.ts'
import { notifications } from '#sections/notifications/routes.ts'
import { seedCompanies, seedCompanyHistory } from '#sections/companies/seed.ts'
import { files } from '#sections/files/routes.ts'
import { sweepFiles, sweepUploads } from '#sections/files/sweep.ts'
import { seedFiles } from '#sections/files/seed.ts'
import { legacyCarBrands } from '#sections/legacy-car-brands/routes.ts'
import { seedLegacyCarBrands } from '#sections/legacy-car-brands/seed.ts'
import { legacyCities } from '#sections/legacy-cities/routes.ts'
import { seedLegacyCities } from '#sections/legacy-cities/seed.ts'
import { legacyProducts } from '#sections/legacy-products/routes.ts'
import { seedLegacyProducts } from '#sections/legacy-products/seed.ts'
import { seedModeration } from '#sections/moderation/seed.ts'
import { seedNotifications } from '#sections/notifications/seed.ts'
import { operationReasons } from '#sections/operation-reasons/routes.ts'
import { seedReasons } from '#sections/operation-reasons/seed.ts'
import { orders } from '#sections/orders/routes.ts'
import { seedOrders } from '#sections/orders/seed.ts'
import { subOrders } from '#sections/sub-orders/routes.ts'
import { cancelUnpaid, endStorage } from '#sections/sub-orders/time-limits.ts'
import { paymentSystems } from '#sections/payment-systems/routes.ts'
import { seedPaymentSystems } from '#sections/payment-systems/seed.ts'
import { productOffers } from '#sections/product-offers/routes.ts'
import { products } from '#sections/products/routes.ts'
import { seedProducts } from '#sections/products/seed.ts'
import { profile } from '#sections/profile/routes.ts'
import { regions } from '#sections/regions/routes.ts'
import { seedRegions } from '#sections/regions/seed.ts'
import { permissions } from '#sections/roles/permissions.ts'
import { seedReviewTerms } from '#sections/review-terms/seed.ts'
import { reviewTerms } from '#sections/review-terms/routes.ts'
import { seedReviews } from '#sections/reviews/seed.ts'
import { reviews } from '#sections/reviews/routes.ts'
import { roles } from '#sections/roles/routes.ts'
import { seedRoles } from '#sections/roles/seed.ts'
import { routeRules } from '#sections/route-rules/routes.ts'
import { savedViews } from '#sections/saved-views/routes.ts'
import { seedSavedViews } from '#sections/saved-views/seed.ts'
import { search } from '#sections/search/routes.ts'
import { settings } from '#sections/settings/routes.ts'
import { seedSettings } from '#sections/settings/seed.ts'
import { system } from '#sections/system/routes.ts'
import { templateMails } from '#sections/templates/render.ts'
import { templates } from '#sections/templates/routes.ts'
import { seedTemplates } from '#sections/templates/seed.ts'
import { translations } from '#sections/translations/routes.ts'
import { seedTranslations } from '#sections/translations/seed.ts'
import { users } from '#sections/users/routes.ts'
import { seedStatusHistory } from '#sections/users/seed-status-history.ts'
import { seedUsers } from '#sections/users/seed.ts'
import { unblockExpired } from '#sections/users/unblock.ts'

import type { Size } from '#seeding/sizes.ts'

export { restoreAdministrator } from '#sections/roles/administrator.ts'
export { auditHead, ownsChain } from '#sections/audit-log/chain.ts'
export { auditKey } from '#sections/audit-log/key.ts'
export { trimAudit } from '#sections/audit-log/retention.ts'
export { sealAudit } from '#sections/audit-log/seal.ts'
export { endAccessOfCopy } from '#sections/auth/restored.ts'
export { closeStreams } from '#sections/events/hub.ts'
export { isPublicKey } from '#sections/files/public-url.ts'
export { createAuthenticate, createAuthenticateSession } from '#sections/auth/authenticate.ts'

export const handlers: Handlers = {
  ...auth,
  ...passwordReset,
  ...ownPassword,
  ...ownSessions,
  ...profile,
  ...users,
  ...roles,
  ...permissions,
  ...companies,
  ...contracts,
  ...bankDetails,
  ...companyAddresses,
  ...moderation,
  ...notifications,
  ...reviewTerms,
  ...reviews,
  ...storePoints,
  ...operationReasons,
  ...categoryTree,
  ...metaData,
  ...categories,
  ...attributes,
  ...regions,
  ...cities,
  ...carBrands,
  ...carModels,
  ...legacyProducts,
  ...legacyCarBrands,
  ...legacyCities,
  ...auditLog,
  ...files,
  ...paymentSystems,
  ...deliveries,
  ...orders,
  ...subOrders,
  ...brands,
  ...brandAliases,
  ...brandModeration,
  ...commissions,
  ...search,
  ...events,
  ...presenceOf(() => handlers),
  ...settings,
  ...templates,
  ...products,
  ...productOffers,
  ...translations,
  ...savedViews,
  ...routeRules,
  ...system,
}

export const composers: Composers = { ...authMails, ...templateMails }

export type Task = (db: Database, at: Date, env: Env) => Promise<void>

/** The tasks that delete expired data of each section. */
export const sweeps: Task[] = [sweepAuth, sweepPresence, sweepFiles]

/** The tasks that change records whose time has come. */
export const dues: Task[] = [
  sweepUploads,
  unblockExpired,
  expireModeration,
  expireBrandModeration,
  resumeCompanies,
  resumeStorePoints,
  cancelUnpaid,
  endStorage,
  tellEndingContracts,
  expireContracts,
]

export interface SeedContext {
  at: Date
  env: Env
  size: Size
}

export type Seed = (tx: Database, context: SeedContext) => Promise<void>

/** Demo data, in the order of their foreign keys. */
export const seeds: Seed[] = [
  seedRoles,
  seedSettings,
  seedTemplates,
  seedCompanies,
  seedRegions,
  seedCities,
  seedUsers,
  seedFiles,
  seedReasons,
  seedStatusHistory,
  seedCompanyHistory,
  seedCategories,
  seedAttributes,
  seedBrands,
  seedMetaData,
  seedCarBrands,
  seedCarModels,
  seedCompanyAddresses,
  seedBankDetails,
  seedContracts,
  seedStorePoints,
  seedTranslations,
  seedSavedViews,
  seedCommissions,
  seedPaymentSystems,
  seedDeliveries,
  seedProducts,
  seedModeration,
  seedOrders,
  seedReviewTerms,
  seedLegacyProducts,
  seedLegacyCarBrands,
  seedLegacyCities,
  seedReviews,
  seedNotifications,
  seedBrandModeration,
  seedAuditLog,
]
