import type { Schemas } from '@admin-panel/sdk'
import { allResources, type ListOf } from '#records/resources.ts'
import { listOfAudit } from '#sections/audit-log/public.ts'
import { listOfAliases } from '#sections/brand-aliases/public.ts'
import { listOfBrandRequests } from '#sections/brand-moderation/public.ts'
import { listOfCompanies } from '#sections/companies/public.ts'
import { listOfRequests } from '#sections/moderation/public.ts'
import { listOfOffers } from '#sections/product-offers/public.ts'
import { listOfProducts } from '#sections/products/public.ts'
import { listOfReviews } from '#sections/reviews/public.ts'

export type Counted = Schemas['OverviewList']
export type FiltersOf<List extends Counted> = Parameters<ListOf<List>>[2]

/** The lists themselves: a number has the conditions, and the company scope, of the list that it opens. */
export const lists: { readonly [List in Counted]: ListOf<List> } = {
  orders: registered('orders', 'order'),
  subOrders: registered('subOrders', 'sub-order'),
  facts: registered('facts', 'fact'),
  moderation: listOfRequests,
  brandModeration: (_, actor, filters) => listOfBrandRequests(actor, filters),
  reviews: (_, actor, filters) => listOfReviews(actor, filters),
  products: listOfProducts,
  productOffers: listOfOffers,
  companies: (_, actor, filters) => listOfCompanies(actor, filters),
  brandAliases: (_, actor, filters) => listOfAliases(actor, filters),
  settlements: registered('settlements', 'settlement'),
  auditLog: (_, actor, filters) => listOfAudit(actor, filters),
}

/** Orders, sub-orders and facts import each other's `public.ts`, so their lists come from the registry. */
function registered<List extends Counted>(list: List, entity: string): ListOf<List> {
  return (db, actor, filters) => {
    const listOf: ListOf<List> | undefined = allResources().get(entity)?.lists?.[list]
    if (!listOf) throw new Error(`The section of ${entity} declares no list`)
    return listOf(db, actor, filters)
  }
}
