import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { sameValue } from '#db/same-value.ts'
import { holdFiles } from '#sections/operations/public.ts'
import { asChunk } from './trusted.ts'
import { mentions } from './spellings.ts'

/** Said of an item whose values an erasure has taken. */
export const ITEM_IS_ERASED = 'Персональные данные стёрты: записывать нечего'

/** Operations that write yet, or may be started. */
const isUnfinished = sql`operation.status = any('{checking,prepared,waiting,running,stopped,failed}'::text[])`

/**
 * No batch of an operation goes on until the erasure is over, and no file is published. It comes before any other lock, as the row of an operation comes
 * before the records of its batch.
 */
export async function holdOperations(tx: Database): Promise<void> {
  await holdFiles(tx)
  await tx.execute(sql`select id from operation where ${isUnfinished} order by id for update`)
}

/** What is prepared and has the values writes nothing: it is skipped and says why, so that no record gets what is left of them. */
export async function skipPrepared(
  tx: Database,
  { values, scrub }: { values: readonly string[]; scrub: (value: unknown) => unknown },
): Promise<void> {
  const inInput = mentions(sql`lower(operation.input::text)`, values)
  await tx.execute(sql`
    with skipped as (
      update operation_item item set state = 'skipped', message = ${ITEM_IS_ERASED} from operation
      where operation.id = operation_id and ${isUnfinished} and state = 'pending'
        and (${inInput} or ${mentions(sql`lower(item.payload::text)`, values)}) returning operation_id)
    update operation set skipped = skipped + count
    from (select operation_id, count(*)::int as count from skipped group by operation_id) counted where id = operation_id`)
  const { rows } = await tx.execute<{ operation_id: number; number: number; rows: string; is_whole: boolean }>(sql`
    select operation_id::int, number, rows, coalesce(${inInput}, false) as is_whole
    from operation_chunk join operation on operation.id = operation_id
    where ${inInput} or ${mentions(sql`lower(rows)`, values)}`)
  for (const chunk of rows) {
    const items = asChunk(chunk.rows)
    const next = items.map((item) => {
      const isHit = item.state === 'pending' && (chunk.is_whole || !sameValue(item, scrub(item)))
      return isHit ? { ...item, state: 'skipped', message: ITEM_IS_ERASED } : item
    })
    const count = next.filter((item, at) => item !== items[at]).length
    await tx.execute(sql`
      update operation_chunk set rows = ${JSON.stringify(next)}
      where operation_id = ${chunk.operation_id} and number = ${chunk.number}`)
    await tx.execute(sql`update operation set skipped = skipped + ${count}::int where id = ${chunk.operation_id}`)
  }
}
