import { attributes, paths as attributesPaths } from './sections/attributes/section.ts'
import { auditLog, paths as auditLogPaths } from './sections/audit-log/section.ts'
import { bankDetails, paths as bankDetailsPaths } from './sections/bank-details/section.ts'
import { brandModeration, paths as brandModerationPaths } from './sections/brand-moderation/section.ts'
import { brands, paths as brandsPaths } from './sections/brands/section.ts'
import { carBrands, paths as carBrandsPaths } from './sections/car-brands/section.ts'
import { categories, paths as categoriesPaths } from './sections/categories/section.ts'
import { categoryTree, paths as categoryTreePaths } from './sections/category-tree/section.ts'
import { cities, paths as citiesPaths } from './sections/cities/section.ts'
import { commissions, paths as commissionsPaths } from './sections/commissions/section.ts'
import { companies, paths as companiesPaths } from './sections/companies/section.ts'
import { contracts, paths as contractsPaths } from './sections/contracts/section.ts'
import { deliveries, paths as deliveriesPaths } from './sections/deliveries/section.ts'
import { facts, paths as factsPaths } from './sections/facts/section.ts'
import { handbooks, paths as handbooksPaths } from './sections/handbooks/section.ts'
import { legacyProducts, paths as legacyProductsPaths } from './sections/legacy-products/section.ts'
import { moderation, paths as moderationPaths } from './sections/moderation/section.ts'
import { operationReasons, paths as operationReasonsPaths } from './sections/operation-reasons/section.ts'
import { operations, paths as operationsPaths } from './sections/operations/section.ts'
import { orders, paths as ordersPaths } from './sections/orders/section.ts'
import { overview, paths as overviewPaths } from './sections/overview/section.ts'
import { paths as peoplePaths, people } from './sections/people/section.ts'
import { paths as productOffersPaths, productOffers } from './sections/product-offers/section.ts'
import { paths as productsPaths, products } from './sections/products/section.ts'
import { paths as reviewTermsPaths, reviewTerms } from './sections/review-terms/section.ts'
import { paths as reviewsPaths, reviews } from './sections/reviews/section.ts'
import { paths as rolesPaths, roles } from './sections/roles/section.ts'
import { paths as routeRulesPaths, routeRules } from './sections/route-rules/section.ts'
import { paths as serviceAccountsPaths, serviceAccounts } from './sections/service-accounts/section.ts'
import { paths as reconciliationsPaths, reconciliations } from './sections/reconciliations/section.ts'
import { paths as settlementsPaths, settlements } from './sections/settlements/section.ts'
import { paths as storePointsPaths, pickup, warehouse } from './sections/store-points/section.ts'
import { paths as templatesPaths, templates } from './sections/templates/section.ts'
import { testPage } from './sections/test-page/section.ts'
import { paths as translationsPaths, translations } from './sections/translations/section.ts'
import { paths as usersPaths, users } from './sections/users/section.ts'
import { paths as webhooksPaths, webhooks } from './sections/webhooks/section.ts'
import type { OperationId } from '@admin-panel/sdk'
import type { Resource } from '@admin-panel/sdk/resources'
import { knowPaths } from './data/paths.ts'
import { knowScreens } from './page/screens.ts'
import type { Section } from './page/section.ts'

/** All sections behind the sign-in; their order is the menu's order. */
export const sections: readonly Section[] = [
  overview,
  categoryTree,
  legacyProducts,
  productOffers,
  products,
  orders,
  contracts,
  bankDetails,
  settlements,
  reconciliations,
  companies(() => import('./company.tsx')),
  warehouse,
  pickup,
  brandModeration,
  moderation,
  handbooks(() => import('./handbooks.tsx')),
  categories,
  attributes,
  brands,
  carBrands,
  cities,
  commissions,
  operationReasons,
  reviewTerms,
  templates,
  translations,
  users,
  people,
  serviceAccounts,
  webhooks,
  roles,
  auditLog,
  reviews,
  deliveries,
  facts,
  routeRules,
  operations,
  testPage,
]

/** The menu's entries in the order of the registry (rule N1). */
export const menu = sections.flatMap((section) => section.menu ?? [])

/** Records without a page of their own. */
type WithoutPage =
  | 'carModels'
  | 'companyAddresses'
  | 'files'
  | 'metaData'
  | 'notifications'
  | 'settings'
  | 'webhookDeliveries'

type Viewed = { [Name in Resource]: `${Name}.view` extends OperationId ? Name : never }[Resource]

const paths = {
  ...attributesPaths,
  ...auditLogPaths,
  ...bankDetailsPaths,
  ...brandModerationPaths,
  ...brandsPaths,
  ...carBrandsPaths,
  ...categoriesPaths,
  ...categoryTreePaths,
  ...citiesPaths,
  ...commissionsPaths,
  ...companiesPaths,
  ...contractsPaths,
  ...deliveriesPaths,
  ...factsPaths,
  ...handbooksPaths,
  ...legacyProductsPaths,
  ...moderationPaths,
  ...operationReasonsPaths,
  ...operationsPaths,
  ...ordersPaths,
  ...overviewPaths,
  ...peoplePaths,
  ...productOffersPaths,
  ...productsPaths,
  ...reviewTermsPaths,
  ...reviewsPaths,
  ...rolesPaths,
  ...routeRulesPaths,
  ...serviceAccountsPaths,
  ...reconciliationsPaths,
  ...settlementsPaths,
  ...storePointsPaths,
  ...templatesPaths,
  ...translationsPaths,
  ...usersPaths,
  ...webhooksPaths,
} satisfies Record<Exclude<Viewed, WithoutPage>, string>

declare module './data/paths.ts' {
  interface Paths extends Readonly<typeof paths> {}
}

knowPaths(paths)
knowScreens(sections.flatMap(({ screens }) => screens))
