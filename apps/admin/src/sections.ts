import { catalog, paths as catalogPaths } from './sections/catalog/section.ts'
import { delivery, paths as deliveryPaths } from './sections/delivery/section.ts'
import { handbooks, paths as handbooksPaths } from './sections/handbooks/section.ts'
import { log, paths as logPaths } from './sections/log/section.ts'
import { moderation, paths as moderationPaths } from './sections/moderation/section.ts'
import { orders, paths as ordersPaths } from './sections/orders/section.ts'
import { overview, paths as overviewPaths } from './sections/overview/section.ts'
import { paths as pointsPaths, pickup, warehouse } from './sections/points/section.ts'
import { products, paths as productsPaths } from './sections/products/section.ts'
import { reviews, paths as reviewsPaths } from './sections/reviews/section.ts'
import { roles, paths as rolesPaths } from './sections/roles/section.ts'
import { routeRules, paths as routeRulesPaths } from './sections/route-rules/section.ts'
import { sellers, paths as sellersPaths } from './sections/sellers/section.ts'
import { testPage } from './sections/test-page/section.ts'
import { users, paths as usersPaths } from './sections/users/section.ts'
import type { OperationId } from '@admin-panel/sdk'
import type { Resource } from '@admin-panel/sdk/resources'
import { knowPaths } from './data/paths.ts'
import { knowScreens } from './page/screens.ts'
import type { Section } from './page/section.ts'

/** All sections behind the sign-in; their order is the menu's order. */
export const sections: readonly Section[] = [
  overview,
  catalog,
  products,
  orders,
  sellers,
  warehouse,
  pickup,
  moderation,
  handbooks,
  users,
  roles,
  log,
  reviews,
  delivery,
  routeRules,
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
  ...catalogPaths,
  ...deliveryPaths,
  ...handbooksPaths,
  ...logPaths,
  ...moderationPaths,
  ...ordersPaths,
  ...overviewPaths,
  ...pointsPaths,
  ...productsPaths,
  ...reviewsPaths,
  ...rolesPaths,
  ...routeRulesPaths,
  ...sellersPaths,
  ...usersPaths,
} satisfies Record<Exclude<Viewed, WithoutPage>, string>

declare module './data/paths.ts' {
  interface Paths extends Readonly<typeof paths> {}
}

knowPaths(paths)
knowScreens(sections.flatMap(({ screens }) => screens))
