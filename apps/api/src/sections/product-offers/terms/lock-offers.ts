import { and, asc, inArray } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { productOffer } from '#sections/product-offers/schema.ts'

export type LockedOffer = Awaited<ReturnType<typeof lockOffers>>[number]

/** Locks those of the offers that the actor may see, and reads what the rules need. */
export function lockOffers(tx: Database, actor: Actor, ids: number[]) {
  return tx
    .select({
      id: productOffer.id,
      version: productOffer.version,
      label: productOffer.seller_sku,
      company_id: productOffer.company_id,
      status: productOffer.status,
      seller_sku: productOffer.seller_sku,
      price_kopecks: productOffer.price_kopecks,
      old_price_kopecks: productOffer.old_price_kopecks,
      last_price_kopecks: productOffer.last_price_kopecks,
      price_quarantine: productOffer.price_quarantine,
      delivery_days_min: productOffer.delivery_days_min,
      delivery_days_max: productOffer.delivery_days_max,
    })
    .from(productOffer)
    .where(and(inArray(productOffer.id, ids), withinCompanies(actor, productOffer.company_id)))
    .orderBy(asc(productOffer.id))
    .for('no key update')
}
