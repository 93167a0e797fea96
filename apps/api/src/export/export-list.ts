import { and, sql } from 'drizzle-orm'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { inBackground } from '#db/urgency.ts'
import { HttpError } from '#http/errors.ts'
import type { FileReply } from '#contract/handlers.ts'
import { listIds, type ListOptions } from '#query/list.ts'
import { asText } from './as-text.ts'
import { inTurn } from './turns.ts'

export interface Column<Row> {
  title: string
  value: (row: Row) => string | number | null
}

interface Export<Row> {
  db: Database
  actor: Actor
  /** Of the permission, for the audit log. */
  entity: string
  /** What the file and its sheet are called. */
  name: string
  format: 'csv' | 'xlsx'
  filters: object
  sort: string[] | undefined
  list: ListOptions
  columns: Column<Row>[]
  /** Rows of these ids, in their order. */
  read: (ids: number[]) => Promise<Row[]>
}

const ROWS_AT_MOST = 100_000
const BATCH = 250
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Every row of a list as a file. */
export function exportList<Row>(wanted: Export<Row>): Promise<FileReply> {
  return inTurn(wanted.actor.userId, () => prepare(wanted))
}

/**
 * The ids are read at once, so that the order and the set stand still while
 * rows are read in batches, and no transaction waits for a slow reader. Each batch asks anew whether the reader may still
 * have it; where not, the file breaks off and is never taken for a whole one.
 */
async function prepare<Row>({ db, actor, entity, name, format, filters, sort, list, columns, read }: Export<Row>) {
  const ids = await listIds(db, sort, list, ROWS_AT_MOST + 1)
  if (ids.length > ROWS_AT_MOST) throw await tooManyRows(db, list)
  await audit(db, actor, {
    event: 'exported',
    entity,
    changes: { format: [null, format], rows: [null, ids.length], filters: [null, filters] },
  })

  async function* rows() {
    if (format === 'csv') yield columns.map(({ title }) => title)
    for (let from = 0; from < ids.length; from += BATCH) {
      await actor.confirm()
      for (const row of await inBackground(() => read(ids.slice(from, from + BATCH))))
        yield columns.map(({ value }) => value(row))
    }
  }

  return {
    name: `${name} ${actor.at.toISOString().slice(0, 10)}.${format}`,
    type: TYPES[format],
    body: bytesOf(format, rows(), { name, columns }),
    rowCount: ids.length,
  }
}

function bytesOf(
  format: 'csv' | 'xlsx',
  rows: AsyncGenerator<(string | number | null)[]>,
  { name, columns }: { name: string; columns: { title: string }[] },
): Readable {
  if (format === 'csv')
    return readable(writeCsvStream(textual(rows), { delimiter: ';', lineSeparator: '\r\n', bom: true }))
  const widths = columns.map(({ title }) => ({ header: title, width: 24 }))
  return readable(writeXlsxStream(rows, { name, columns: widths, freezePane: { rows: 1 } }))
}

async function* textual(rows: AsyncGenerator<(string | number | null)[]>) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? asText(cell) : cell))
}

/** The types of the browser and of Node describe the same object. */
function readable(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

async function tooManyRows(db: Database, { table, where }: ListOptions): Promise<HttpError> {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(table)
    .where(and(...where))
  const count = (counted?.rows ?? 0).toLocaleString('ru')
  return new HttpError(422, `Слишком много строк для выгрузки: ${count}. Уточните фильтры`)
}
