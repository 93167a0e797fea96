import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { fact } from './schema.ts'
import { applyAgain, lockFact, senderOf } from './settle.ts'

/**
 * What waits for a record that is there: a track number was mended, or the record came at the same moment. What was refused
 * until another fact is tried again where that one came at the same moment, for ten minutes.
 */
const hasCome = (at: Date) => sql`fact.awaits is not null and (fact.state = 'waiting' and (
  (split_part(fact.awaits, ' ', 1) = 'number' and exists (select from "order" where number = split_part(fact.awaits, ' ', 2)))
  or exists (select from fact made where made.kind = 'order' and made.state = 'applied'
    and made.source = split_part(fact.awaits, ' ', 2) and made.external_id = split_part(fact.awaits, ' ', 3)
    and split_part(fact.awaits, ' ', 1) = 'order')
  or exists (select from sub_order where upper(track_number) = split_part(fact.awaits, ' ', 2)
    and split_part(fact.awaits, ' ', 1) = 'parcel' and carrier = fact.content ->> 'carrier'))
  or fact.state = 'refused' and fact.updated_at > ${at.toISOString()}::timestamptz - interval '10 minutes'
    and exists (select from "order" named join fact other on
        other.entity = 'order' and other.entity_id = named.id
        or other.entity = 'sub-order' and other.entity_id in (select id from sub_order where order_id = named.id)
      where named.number = split_part(fact.awaits, ' ', 2) and other.state = 'applied' and other.kind in ('payment', 'scan')
        and other.updated_at > fact.updated_at - interval '1 minute'))`

/** Applies facts whose records have come. */
export async function applyWaitingFacts(db: Database, at: Date): Promise<void> {
  await forEachDue({ db, at, table: fact, isDue: hasCome(at) }, async (tx, _program, id) => {
    const stored = await lockFact(tx, id)
    await applyAgain({ db: tx, actor: senderOf(stored, at) }, stored, false)
  })
}
