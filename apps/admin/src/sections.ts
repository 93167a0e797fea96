import { catalog } from './sections/catalog/section.ts'
import { delivery } from './sections/delivery/section.ts'
import { handbooks } from './sections/handbooks/section.ts'
import { log } from './sections/log/section.ts'
import { moderation } from './sections/moderation/section.ts'
import { orders } from './sections/orders/section.ts'
import { pickup, warehouse } from './sections/points/section.ts'
import { products } from './sections/products/section.ts'
import { reviews } from './sections/reviews/section.ts'
import { roles } from './sections/roles/section.ts'
import { routeRules } from './sections/route-rules/section.ts'
import { sellers } from './sections/sellers/section.ts'
import { testPage } from './sections/test-page/section.ts'
import { users } from './sections/users/section.ts'
import { knowScreens } from './page/screens.ts'
import type { Section } from './page/section.ts'

/** All sections behind the sign-in; their order is the menu's order. */
export const sections: readonly Section[] = [
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

knowScreens(sections.flatMap(({ screens }) => screens))
