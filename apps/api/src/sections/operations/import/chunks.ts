import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { operationChunk } from '#sections/operations/schema.ts'
import type { FileHead, FileLine } from './trusted.ts'

const CHUNK = 500

/** Stores the rows in chunks, which become items one by one while they are checked: no upload holds the database for long. */
export async function insertChunks(
  db: Database,
  id: number,
  lines: AsyncGenerator<FileHead | FileLine>,
  errorsOf: (line: FileLine) => string | null,
): Promise<{ total: number; skipped: number }> {
  let total = 0
  let skipped = 0
  let chunk: object[] = []
  const insert = async () => {
    await db.insert(operationChunk).values({ operation_id: id, number: total, rows: JSON.stringify(chunk) })
    chunk = []
  }
  for await (const row of lines) {
    if (!('line' in row)) continue
    const { line, errors: _, ...payload } = row
    const message = errorsOf(row)
    if (message !== null) skipped++
    chunk.push({ position: ++total, line, payload, state: message === null ? 'pending' : 'skipped', message })
    if (chunk.length === CHUNK) await insert()
  }
  if (chunk.length > 0) await insert()
  return { total, skipped }
}

/** Makes items of the next chunk; false if none is left. */
export async function unpackChunk(tx: Database, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with chunk as (
      delete from operation_chunk where operation_id = ${id} and number = (
        select min(number) from operation_chunk where operation_id = ${id})
      returning rows)
    insert into operation_item (operation_id, position, line, payload, state, message)
    select ${id}, position, line, payload, state, message from chunk, jsonb_to_recordset(chunk.rows::jsonb)
      as input (position int, line int, payload jsonb, state text, message text)`)
  return (rowCount ?? 0) > 0
}
