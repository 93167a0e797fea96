import { joinSections } from './registry/join-sections.ts'
import { section as orders } from '#sections/orders/section.ts'
import { section as subOrders } from '#sections/sub-orders/section.ts'
import { section as facts } from '#sections/facts/section.ts'
import { section as payments } from '#sections/payments/section.ts'
import { section as returns } from '#sections/returns/section.ts'
import { section as shipments } from '#sections/shipments/section.ts'
import { section as products } from '#sections/products/section.ts'
import { section as productOffers } from '#sections/product-offers/section.ts'
import { section as companies } from '#sections/companies/section.ts'
import { section as contracts } from '#sections/contracts/section.ts'
import { section as bankDetails } from '#sections/bank-details/section.ts'
import { section as companyAddresses } from '#sections/company-addresses/section.ts'
import { section as commissions } from '#sections/commissions/section.ts'
import { section as ledgerEntries } from '#sections/ledger-entries/section.ts'
import { section as settlements } from '#sections/settlements/section.ts'
import { section as reconciliations } from '#sections/reconciliations/section.ts'
import { section as moderation } from '#sections/moderation/section.ts'
import { section as brandModeration } from '#sections/brand-moderation/section.ts'
import { section as storePoints } from '#sections/store-points/section.ts'
import { section as users } from '#sections/users/section.ts'
import { section as previews } from '#sections/previews/section.ts'
import { section as accessRequests } from '#sections/access-requests/section.ts'
import { section as factorResets } from '#sections/factor-resets/section.ts'
import { section as serviceAccounts } from '#sections/service-accounts/section.ts'
import { section as serviceKeys } from '#sections/service-keys/section.ts'
import { section as webhooks } from '#sections/webhooks/section.ts'
import { section as roles } from '#sections/roles/section.ts'
import { section as categories } from '#sections/categories/section.ts'
import { section as categoryTree } from '#sections/category-tree/section.ts'
import { section as attributes } from '#sections/attributes/section.ts'
import { section as brands } from '#sections/brands/section.ts'
import { section as brandAliases } from '#sections/brand-aliases/section.ts'
import { section as carBrands } from '#sections/car-brands/section.ts'
import { section as carModels } from '#sections/car-models/section.ts'
import { section as cities } from '#sections/cities/section.ts'
import { section as regions } from '#sections/regions/section.ts'
import { section as deliveries } from '#sections/deliveries/section.ts'
import { section as paymentSystems } from '#sections/payment-systems/section.ts'
import { section as operationReasons } from '#sections/operation-reasons/section.ts'
import { section as reviewTerms } from '#sections/review-terms/section.ts'
import { section as reviews } from '#sections/reviews/section.ts'
import { section as templates } from '#sections/templates/section.ts'
import { section as translations } from '#sections/translations/section.ts'
import { section as metaData } from '#sections/meta-data/section.ts'
import { section as notifications } from '#sections/notifications/section.ts'
import { section as people } from '#sections/people/section.ts'
import { section as savedViews } from '#sections/saved-views/section.ts'
import { section as settings } from '#sections/settings/section.ts'
import { section as routeRules } from '#sections/route-rules/section.ts'
import { section as auditLog } from '#sections/audit-log/section.ts'
import { section as files } from '#sections/files/section.ts'
import { section as legacyProducts } from '#sections/legacy-products/section.ts'
import { section as legacyCarBrands } from '#sections/legacy-car-brands/section.ts'
import { section as legacyCities } from '#sections/legacy-cities/section.ts'
import { section as auth } from '#sections/auth/section.ts'
import { section as oidc } from '#sections/oidc/section.ts'
import { section as profile } from '#sections/profile/section.ts'
import { section as events } from '#sections/events/section.ts'
import { section as overview } from '#sections/overview/section.ts'
import { section as search } from '#sections/search/section.ts'
import { section as deletions } from '#sections/deletions/section.ts'
import { section as mcp } from '#sections/mcp/section.ts'
import { section as operations } from '#sections/operations/section.ts'
import { section as system } from '#sections/system/section.ts'

/** Every section of the server. The palette lists what it finds in this order. */
export const { handlers, composers, dues, sweeps, backlogs, seeds } = joinSections([
  orders,
  subOrders,
  facts,
  payments,
  shipments,
  returns,
  products,
  productOffers,
  companies,
  contracts,
  bankDetails,
  companyAddresses,
  commissions,
  ledgerEntries,
  settlements,
  reconciliations,
  moderation,
  brandModeration,
  storePoints,
  users,
  previews,
  accessRequests,
  factorResets,
  people,
  serviceAccounts,
  serviceKeys,
  webhooks,
  roles,
  categories,
  categoryTree,
  attributes,
  brands,
  brandAliases,
  carBrands,
  carModels,
  cities,
  regions,
  deliveries,
  paymentSystems,
  operationReasons,
  reviewTerms,
  reviews,
  templates,
  translations,
  metaData,
  notifications,
  savedViews,
  settings,
  routeRules,
  auditLog,
  files,
  legacyProducts,
  legacyCarBrands,
  legacyCities,
  auth,
  oidc,
  profile,
  events,
  overview,
  search,
  deletions,
  operations,
  mcp,
  system,
])
