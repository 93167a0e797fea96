import type { EntityName } from '@admin-panel/sdk/resources'
import type { Readable } from 'node:stream'
import type { ColumnDef } from 'hucre'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import { and, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { inBackground } from '#db/urgency.ts'
import { invalid, Refusal } from '#errors.ts'
import type { FileReply } from '#contract/handlers.ts'
import { maskedRecord, personalFields, seesOf, withoutContacts } from '#contract/personal.ts'
import { listIds, type ListOptions } from '#query/list.ts'
import { dayOf } from '#query/days.ts'
import { otherLayout } from '#text/spellings/word-spellings.ts'
import { entityNames } from '#text/names.gen.ts'
import { oneLine } from '#text/one-line.ts'
import { readable } from '#files/readable.ts'
import { asText, asTyped } from './as-text.ts'
import { escapedForXlsx } from './escaped-for-xlsx.ts'
import { inTurn } from './turns.ts'
import { currentLanguage } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'

export interface Column<Row> {
  title: string
  value: (row: Row) => string | number | null
}

type Format = 'csv' | 'csv_raw' | 'xlsx'

export interface ExportQuery {
  format: Format
  sort?: string[]
  /** The purpose of a file with personal data. */
  purpose?: string
}

/** The call of an export; it takes the filters of the list. */
interface ExportCall<Query extends ExportQuery> {
  db: Database
  actor: Actor
  filters: Omit<Query, keyof ExportQuery>
}

interface Export<Query extends ExportQuery, Row extends { id: number }> {
  /** The entity of the permission, for the audit log. */
  entity: EntityName
  /** The title of the file and of its sheet, if it is not the entity's name. */
  name?: string
  list: (call: ExportCall<Query>) => ListOptions | Promise<ListOptions>
  columns: (call: ExportCall<Query>) => Column<Row>[]
  /** Reads the rows of these ids in any order. */
  read: (call: ExportCall<Query>, ids: number[]) => PromiseLike<Row[]>
}

const ROWS_AT_MOST = 100_000
const BATCH = 250
const NEEDS_PURPOSE = 'Цель: напишите, для чего нужен файл с персональными данными'
const CSV = 'text/csv; charset=utf-8'
const EXTENSIONS = { csv: 'csv', csv_raw: 'csv', xlsx: 'xlsx' }
const TYPES = {
  csv: CSV,
  csv_raw: CSV,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The type of a file that an export has made. */
export const typeOf = (name: string) => (name.endsWith('.xlsx') ? TYPES.xlsx : CSV)

/** A request for a file, or the operation that makes one. */
interface Asked<Query extends ExportQuery> {
  query: Query
  db: Database
  actor: Actor
}

export interface ExportFile {
  name: string
  type: string
  rowCount: number
  /** Begins to read the rows. */
  read: () => Readable
  /** Notes in the log that the rows have left. */
  note: (db: Database) => Promise<void>
}

export interface Exporter<Query extends ExportQuery> {
  /** Answers a request with the file. */
  handle: (asked: Asked<Query>) => Promise<FileReply>
  /** How many rows the file would have; too many are refused. */
  count: (asked: Asked<Query>) => Promise<number>
  /** Finds the rows of a file; `before` comes before each batch, with the number of rows that have been passed. */
  open: (asked: Asked<Query>, before: (passed: number) => Promise<void>) => Promise<ExportFile>
}

/** Exports every row of a list as a file. */
export function exportOf<Query extends ExportQuery, Row extends { id: number }>(
  kind: Export<Query, Row>,
): Exporter<Query> {
  return {
    handle: (asked) =>
      inTurn(asked.actor.userId, async () => {
        const { note, read, ...file } = await open(kind, asked, () => asked.actor.confirm())
        await asked.actor.requireProof(asked.db, file.rowCount)
        await note(asked.db)
        return { ...file, body: read() }
      }),
    count: async (asked) => {
      purposeOf(kind, asked)
      return (await select(kind, asked)).ids.length
    },
    open: (asked, before) => open(kind, asked, before),
  }
}

/** A reader of personal data in full must name the purpose of the file. */
function purposeOf<Query extends ExportQuery, Row extends { id: number }>(
  { entity }: Export<Query, Row>,
  { query, actor }: Asked<Query>,
): string | undefined {
  const isShown = Object.values(personalFields(entity)).some(({ permission }) => seesOf(actor)(permission))
  const purpose = oneLine(query.purpose ?? '')
  if (isShown && purpose.length < 5) throw invalid({ purpose: [NEEDS_PURPOSE] })
  return isShown ? purpose : undefined
}

/** Finds the rows; those of the other keyboard layout where the words as typed find none. */
async function select<Query extends ExportQuery, Row extends { id: number }>(
  { list }: Export<Query, Row>,
  { query, db, actor }: Asked<Query>,
) {
  const { format: _format, purpose: _purpose, sort, ...filters } = query
  const idsOf = async (tried: ExportCall<Query>) => {
    const options = await list(tried)
    return { call: tried, options, ids: await listIds(db, sort, options, ROWS_AT_MOST + 1) }
  }
  const typed = await idsOf({ db, actor, filters })
  const otherCall = typed.ids.length === 0 ? inOtherLayout(typed.call) : undefined
  const selected = otherCall ? await idsOf(otherCall) : typed
  if (selected.ids.length > ROWS_AT_MOST) throw await tooManyRows(db, selected.options)
  return selected
}

/**
 * The ids are read first, so that order and selection stay fixed while rows are read in batches, and no transaction
 * waits for a slow client. Each batch rechecks the reader's access; if it was lost, the file breaks off and cannot pass
 * for a complete one.
 */
async function open<Query extends ExportQuery, Row extends { id: number }>(
  kind: Export<Query, Row>,
  asked: Asked<Query>,
  before: (passed: number) => Promise<void>,
): Promise<ExportFile> {
  const { entity, name = entityNames[entity], columns: columnsOf, read } = kind
  const { actor } = asked
  const { format } = asked.query
  const purpose = purposeOf(kind, asked)
  const { call, ids } = await select(kind, asked)
  const columns = columnsOf(call)

  async function* rows() {
    if (format !== 'xlsx') yield columns.map(({ title }) => title)
    for (let from = 0; from < ids.length; from += BATCH) {
      await before(from)
      const batch = ids.slice(from, from + BATCH)
      const found = await inBackground(async () => read(call, batch))
      const byId = new Map(found.map((row) => [row.id, maskedRecord(entity, row, seesOf(actor))]))
      for (const row of batch.flatMap((id) => byId.get(id) ?? [])) yield columns.map(({ value }) => value(row))
    }
  }

  return {
    name: `${name} ${dayOf(actor)}.${EXTENSIONS[format]}`,
    type: TYPES[format],
    rowCount: ids.length,
    read: () => bytesOf(format, rows(), { name, columns }),
    note: (db) =>
      audit(db, actor, {
        event: 'exported',
        entity,
        changes: {
          format: [null, format],
          rows: [null, ids.length],
          filters: [null, withoutContacts(entity, call.filters)],
          ...(purpose !== undefined && { purpose: [null, purpose] }),
        },
      }),
  }
}

/** As in its list, words that find nothing are searched in the other keyboard layout. */
function inOtherLayout<Query extends ExportQuery>(call: ExportCall<Query>): ExportCall<Query> | undefined {
  const { filters } = call
  if (!('q' in filters) || typeof filters.q !== 'string') return undefined
  return { ...call, filters: { ...filters, q: otherLayout(filters.q) } }
}

function bytesOf(
  format: Format,
  rows: AsyncGenerator<(string | number | null)[]>,
  { name, columns }: { name: string; columns: { title: string }[] },
): Readable {
  if (format !== 'xlsx') {
    const { delimiter, mark, escape } = format === 'csv' ? spreadsheet[currentLanguage()] : raw
    return readable(
      writeCsvStream(textual(rows, mark, escape), { delimiter, lineSeparator: '\r\n', bom: format === 'csv' }),
    )
  }
  const widths = columns.map(({ title }): ColumnDef => ({ header: title, width: 24 }))
  return readable(writeXlsxStream(escaped(rows, widths), { name, columns: widths, freezePane: { rows: 1 } }))
}

/** A Russian spreadsheet reads 12.5 as the 12th of May, and splits lines by semicolons. */
const spreadsheet = {
  ru: { delimiter: ';', mark: ',', escape: asTyped },
  en: { delimiter: ',', mark: '.', escape: asTyped },
}
const raw = { delimiter: ',', mark: '.', escape: asText }

type Cells = (string | number | null)[]

async function* textual(rows: AsyncGenerator<Cells>, mark: string, escape: (cell: string) => string) {
  for await (const row of rows)
    yield row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', mark) : cell && escape(cell)))
}

/** The writer knows formats of columns alone, and reads them for each row: a text is a text also when it is edited. */
async function* escaped(rows: AsyncGenerator<Cells>, columns: ColumnDef[]) {
  for await (const row of rows) {
    for (const [at, column] of columns.entries()) column.style = typeof row[at] === 'string' ? { numFmt: '@' } : {}
    yield row.map((cell) => (typeof cell === 'string' ? escapedForXlsx(cell) : cell))
  }
}

async function tooManyRows(db: Database, { table, where }: ListOptions): Promise<Refusal> {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(table)
    .where(and(...where))
  const count = (counted?.rows ?? 0).toLocaleString('ru')
  return new Refusal('invalid', say`Слишком много строк для выгрузки: ${count}. Уточните фильтры`)
}
