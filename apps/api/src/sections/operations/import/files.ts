import { writeCsvStream } from 'hucre/csv'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call, FileReply } from '#contract/handlers.ts'
import { notFound } from '#errors.ts'
import { asTyped } from '#export/as-text.ts'
import { readable } from '#files/readable.ts'
import { openFileStore } from '#files/store.ts'
import { currentLanguage, text } from '#text/language/language.ts'
import type { FileColumns, FileRow, StoredOperation } from '#sections/operations/schema.ts'

/** A file of an operation that the caller sees. */
export async function fileOf(stored: StoredOperation, { query, db, env }: Call<'operations.file'>): Promise<FileReply> {
  if (query.part === 'errors') return errorsOf(db, stored)
  const { source_key, source_name } = stored
  const file = source_key === null ? undefined : await openFileStore(env).read(source_key)
  if (!file) throw notFound()
  return { name: source_name ?? 'file', type: 'application/octet-stream', body: file.body }
}

/** The lines of the file that were skipped as they were, to be corrected and imported again. */
function errorsOf(db: Database, { id, columns, skipped, source_name }: StoredOperation): FileReply {
  if (!columns || skipped === 0) throw notFound()
  const title = text('Что исправить')
  const delimiter = currentLanguage() === 'ru' ? ';' : ','
  return {
    name: `${(source_name ?? '').replace(/\.\w+$/, '')} — ${text('строки с ошибками')}.csv`,
    type: 'text/csv; charset=utf-8',
    body: readable(writeCsvStream(rowsOf(db, id, columns, title), { delimiter, lineSeparator: '\r\n', bom: true })),
  }
}

interface Skipped {
  position: number
  line: number
  payload: FileRow
  message: string
}

const BATCH = 500

async function* rowsOf(db: Database, id: number, columns: FileColumns, title: string): AsyncGenerator<string[]> {
  const { header } = columns
  yield [...header, title].map(asTyped)
  let last: (Skipped & { messages: string[] }) | undefined
  const cellsOf = ({ payload, messages }: Skipped & { messages: string[] }) => {
    const cells = payload.cells ?? cellsOfItem(columns, payload)
    return [...header.map((_, at) => cells[at] ?? ''), messages.join('; ')].map(asTyped)
  }
  for (let after = 0, isOver = false; !isOver;) {
    const { rows } = await db.execute<Skipped & Record<string, unknown>>(sql`
      select position, line, payload, message from operation_item
      where operation_id = ${id} and state = 'skipped' and position > ${after} order by position limit ${BATCH}`)
    for (const row of rows) {
      // One line may have made several items.
      if (last?.line === row.line) {
        last.messages.push(row.message)
        continue
      }
      if (last) yield cellsOf(last)
      last = { ...row, messages: [row.message] }
    }
    after = rows.at(-1)?.position ?? after
    isOver = rows.length < BATCH
  }
  if (last) yield cellsOf(last)
}

/** Rows that a program sent without the texts of a file. */
function cellsOfItem({ header, mapping }: FileColumns, { item }: FileRow): string[] {
  const fields = new Map(Object.entries(mapping).map(([field, title]) => [title, field]))
  return header.map((title) => {
    const value = item[fields.get(title) ?? ''] ?? ''
    return typeof value === 'string' ? value : JSON.stringify(value)
  })
}
