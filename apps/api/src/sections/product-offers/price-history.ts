import type { Schemas } from '@admin-panel/sdk'
import { and, desc, eq, ne, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { auditLog } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { authorTo } from '#records/author.ts'
import type { Offer } from './queries.ts'

type PriceState = Schemas['PriceState']

type Change<Next> = [old: number | null, next: Next]

const AT_MOST = 500

/** Reads every price of the offer from the log, newest first; the first is the current price. */
export async function pricesOf(db: Database, actor: Actor, offer: Offer): Promise<PriceState[]> {
  const rows = await db
    .select({
      audit_id: auditLog.id,
      at: auditLog.created_at,
      source: auditLog.source,
      user: authorTo(actor, sql`"audit_log".user_id`, sql`"audit_log".user_name`),
      price: sql<Change<number> | null>`${auditLog.changes} -> 'price_kopecks'`,
      old_price: sql<Change<number | null> | null>`${auditLog.changes} -> 'old_price_kopecks'`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'product-offer'),
        eq(auditLog.entity_id, offer.id),
        sql`(${auditLog.changes} ? 'price_kopecks' or ${auditLog.changes} ? 'old_price_kopecks')`,
        ne(auditLog.event, 'deleted'),
      ),
    )
    .orderBy(desc(auditLog.created_at), desc(auditLog.id))
    .limit(AT_MOST)
  const states: PriceState[] = []
  let { price_kopecks, old_price_kopecks } = offer
  for (const { price, old_price, ...logged } of rows) {
    states.push({ ...logged, price_kopecks, old_price_kopecks })
    if (price?.[0] === null) return states
    if (price) price_kopecks = price[0] ?? price_kopecks
    if (old_price) [old_price_kopecks] = old_price
  }
  // For an offer older than the log, its initial price has no log row.
  if (rows.length < AT_MOST)
    states.push({
      audit_id: null,
      at: offer.created_at,
      price_kopecks,
      old_price_kopecks,
      user: null,
      source: null,
    })
  return states
}
