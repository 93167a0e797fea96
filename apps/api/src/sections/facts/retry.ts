import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { fact } from './schema.ts'
import { applyAgain, lockFact, senderOf } from './settle.ts'

/** What waits for a record that is there: a track number was mended, or the record came at the same moment. */
const hasCome = sql`fact.state = 'waiting' and fact.awaits is not null and (
  (split_part(fact.awaits, ' ', 1) = 'number' and exists (select from "order" where number = split_part(fact.awaits, ' ', 2)))
  or exists (select from fact made where made.kind = 'order' and made.state = 'applied'
    and made.source = split_part(fact.awaits, ' ', 2) and made.external_id = split_part(fact.awaits, ' ', 3)
    and split_part(fact.awaits, ' ', 1) = 'order')
  or exists (select from sub_order where upper(track_number) = split_part(fact.awaits, ' ', 2)
    and split_part(fact.awaits, ' ', 1) = 'parcel' and carrier = fact.content ->> 'carrier'))`

/** Applies facts whose records have come. */
export async function applyWaitingFacts(db: Database, at: Date): Promise<void> {
  await forEachDue({ db, at, table: fact, isDue: hasCome }, async (tx, _program, id) => {
    const stored = await lockFact(tx, id)
    await applyAgain({ db: tx, actor: senderOf(stored, at) }, stored, false)
  })
}
