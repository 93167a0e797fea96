import type { Schemas } from '@admin-panel/sdk'
import type { ListFilters } from '#contract/handlers.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { ListOptions } from '#query/list.ts'
import { allResources } from '#records/resources.ts'
import { listOfAudit } from '#sections/audit-log/public.ts'
import { listOfAliases } from '#sections/brand-aliases/public.ts'
import { listOfBrandRequests } from '#sections/brand-moderation/public.ts'
import { listOfCompanies } from '#sections/companies/public.ts'
import { listOfRequests } from '#sections/moderation/public.ts'
import { listOfOffers } from '#sections/product-offers/public.ts'
import { listOfProducts } from '#sections/products/public.ts'
import { listOfReviews } from '#sections/reviews/public.ts'

export type Counted = Schemas['OverviewList']
export type FiltersOf<List extends Counted> = ListFilters<`${List}.list`>

type ListOf<List extends Counted> = (
  db: Database,
  actor: Actor,
  filters: FiltersOf<List>,
) => ListOptions | Promise<ListOptions>

/** The lists themselves: a number has the conditions, and the company scope, of the list that it opens. */
export const lists: { readonly [List in Counted]: ListOf<List> } = {
  orders: listOfResource<'orders'>('order'),
  subOrders: listOfResource<'subOrders'>('sub-order'),
  moderation: listOfRequests,
  brandModeration: (_, actor, filters) => listOfBrandRequests(actor, filters),
  reviews: (_, actor, filters) => listOfReviews(actor, filters),
  products: listOfProducts,
  productOffers: listOfOffers,
  companies: (_, actor, filters) => listOfCompanies(actor, filters),
  brandAliases: (_, actor, filters) => listOfAliases(actor, filters),
  auditLog: (_, actor, filters) => listOfAudit(actor, filters),
}

/** Orders and sub-orders import each other's `public.ts`, so their lists come from the registry. */
function listOfResource<List extends Counted>(entity: string): ListOf<List> {
  return (db, actor, filters) => {
    const listOf = allResources().get(entity)?.listOf
    if (!listOf) throw new Error(`The section of ${entity} declares no list`)
    return listOf(db, actor, filters as never)
  }
}
