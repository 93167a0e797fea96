import type { Schemas } from '@admin-panel/sdk'
import { randomBytes } from 'node:crypto'
import { and, eq, getTableColumns, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import type { Call } from '#contract/handlers.ts'
import { withoutContacts } from '#contract/personal.ts'
import { openFileStore } from '#files/store.ts'
import { oneLine } from '#text/one-line.ts'
import { afterCommit } from '#query/transaction.ts'
import { requireDayRoom } from '#sections/files/public.ts'
import { insertChunks } from './import/chunks.ts'
import { readFileLines } from './import/file-lines.ts'
import type { FileHead, FileLine } from './import/trusted.ts'
import { namedErrors } from './import/named-errors.ts'
import { conflict, invalid, Refusal, withoutPermission } from '#errors.ts'
import { readBody, readFilters } from '#contract/validate.ts'
import type { ListOptions } from '#query/list.ts'
import { reaches } from '#records/access/reach.ts'
import { isMasked } from '#text/masked.ts'
import { currentLanguage } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'
import { otherLayout } from '#text/spellings/word-spellings.ts'
import { fieldsForMany, listCall, type ManyCall, requireCall, viewPermissions } from './calls/calls.ts'
import { operation, type StoredOperation } from './schema.ts'
import { KNOWN } from './calls/needs.ts'
import { requireFewOpen } from './authors/room.ts'
import { titleOf } from './calls/titles.ts'
import { listOf } from './calls/trusted.ts'

const MB = 1024 * 1024
const FILE_MB = 20
const DAY = 24 * 60 * 60_000

type Input = Schemas['OperationInput']
type Values = Record<string, unknown>

const IS_MASKED = 'Значения: персональные данные в них скрыты или стёрты, укажите их заново'
/** A masked or erased value is never written. */
const hasMask = (value: unknown): boolean =>
  isMasked(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasMask))

/** Inserts an operation whose dry run begins at once; the caller adds its items. */
export async function insertOperation(
  db: Database,
  actor: Actor,
  values: Pick<StoredOperation, 'call' | 'kind' | 'input'> & Partial<typeof operation.$inferInsert>,
): Promise<StoredOperation> {
  if (values.kind !== 'restore' && hasMask(values.input)) throw invalid({ input: [IS_MASKED] })
  if (values.kind !== 'export') await requireFewOpen(db, actor)
  const at = actor.at.toISOString()
  const [inserted] = await db
    .insert(operation)
    .values({
      status: 'checking',
      author_id: actor.userId,
      author_key_id: actor.keyId,
      author_name: actor.userName,
      proved: actor.isProved,
      ip: actor.ip,
      user_agent: actor.userAgent.slice(0, 255),
      source: actor.source,
      language: currentLanguage(),
      created_at: at,
      needs: KNOWN[values.kind],
      ...values,
    })
    .returning()
  if (!inserted) throw new Error('The operation was not stored')
  await audit(db, actor, {
    event: 'created',
    entity: 'operation',
    entity_id: inserted.id,
    entity_label: titleOf(inserted),
    comment: inserted.reason,
  })
  return inserted
}

/** Takes a snapshot of the records, by ids or by the filters of their list, for a change that runs later. */
export async function prepareChange(db: Database, actor: Actor, body: Input): Promise<number> {
  const call = requireCall(body.call)
  if (call.kind !== 'change') throw invalid({ call: ['Действие: для импорта загрузите файл'] })
  const seer = await seerOf(db, actor, call)
  const input = inputOf(call, body)
  if ((body.items === undefined) === (body.filter === undefined))
    throw invalid({ items: ['Записи: укажите либо их, либо фильтры'] })
  const { id } = await insertOperation(db, actor, {
    call: call.id,
    kind: call.kind,
    input,
    // The records are found already: what stays says only how.
    filter: body.filter ? withoutContacts(call.entity, body.filter) : null,
    reason: body.reason?.trim() || null,
    starts_itself: body.start ?? false,
  })
  const total = body.items
    ? await insertNamed(db, id, body.items)
    : await insertFiltered(db, seer, { id, call, filter: body.filter ?? {} })
  requireExpected(body.expected_count, total)
  if (total === 0) throw conflict('Под условия не подходит ни одна запись')
  await db.execute(sql`update operation set total = ${total} where id = ${id}`)
  return id
}

/** The caller has seen a number of records, and no other one is meant. */
export function requireExpected(expected: number | undefined, total: number): void {
  if (expected === undefined || expected === total) return
  throw new Refusal(
    'conflict',
    say`Под условия подходит записей: ${total}, а ожидалось: ${expected}. Проверьте их и подготовьте операцию снова`,
    { details: { expected_count: [String(total)] } },
  )
}

/** A user who sees the list of the records may propose an everyday change of them; others may not. */
async function seerOf(db: Database, actor: Actor, call: ManyCall): Promise<Actor> {
  const { stepUp } = call.operation
  // A change that asks for a proof cannot be proposed without the right to make it.
  const isEveryday = stepUp === undefined || stepUp === 'rows'
  const permissions = isEveryday ? [...viewPermissions(call), ...call.permissions] : call.permissions
  const reach = await reaches(db, actor, permissions)
  const scope = reach(permissions)
  if (scope === 'none') throw withoutPermission(isEveryday ? viewPermissions(call) : permissions)
  return { ...actor, scope }
}

/** The values of the call, checked as the call itself checks them. */
function inputOf(call: ManyCall, { input = {}, items }: Input): Values {
  const { operation: described, takes } = call
  const reserved = ['items', 'dry_run'].filter((field) => field in input)
  if (reserved.length > 0) throw invalid({ [`input.${reserved[0]}`]: ['Значения: записи указываются отдельно'] })
  if (takes === 'bulk') readBody(described)({ ...input, items: items?.slice(0, 1) ?? [{ id: 1, version: 1 }] })
  if (takes === 'record') readRecordInput(call, input)
  return input
}

function readRecordInput(call: ManyCall, input: Values) {
  if (call.id.endsWith('.update')) {
    const allowed = fieldsForMany(call)
    const refused = Object.keys(input).filter((field) => !allowed.includes(field))
    if (refused.length > 0)
      throw invalid(
        Object.fromEntries(refused.map((field) => [field, ['Это поле нельзя изменить у многих записей сразу']])),
      )
    if (Object.keys(input).length === 0) throw invalid({ input: ['Значения: укажите хотя бы одно'] })
  }
  readBody(call.operation)(call.operation.body ? input : undefined)
}

async function insertNamed(db: Database, id: number, items: readonly Schemas['BulkItem'][]): Promise<number> {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()].toSorted((a, b) => a.id - b.id)
  await db.execute(sql`
    insert into operation_item (operation_id, position, entity_id, version)
    select ${id}, position, id, version
    from unnest(${sql.param(unique.map((item) => item.id))}::int8[], ${sql.param(unique.map(({ version }) => version))}::int[])
      with ordinality as named (id, version, position)`)
  return unique.length
}

interface Filtered {
  id: number
  call: ManyCall
  filter: Values
}

async function insertFiltered(db: Database, actor: Actor, { id, call, filter }: Filtered): Promise<number> {
  const list = listOf(call)
  const described = listCall(call)
  if (!list || !described)
    throw invalid({ filter: ['Для этого действия выберите записи: по фильтру оно не выполняется'] })
  readFilters(described)(filter)
  const total = await insertListed(db, id, await list(db, actor, filter))
  const { q } = filter
  // As in the list, words that find nothing are searched in the other keyboard layout.
  if (total > 0 || typeof q !== 'string') return total
  return insertListed(db, id, await list(db, actor, { ...filter, q: otherLayout(q) }))
}

async function insertListed(db: Database, id: number, { table, id: key, where }: ListOptions): Promise<number> {
  const { version } = getTableColumns(table)
  if (!version) throw invalid({ filter: ['Для этого действия выберите записи: по фильтру оно не выполняется'] })
  const { rowCount } = await db.execute(sql`
    insert into operation_item (operation_id, position, entity_id, version)
    select ${id}, row_number() over (order by ${key}), ${key}, ${version} from ${table}
    where ${and(...where) ?? sql`true`} order by ${key}`)
  return rowCount ?? 0
}

/** The records that an operation has skipped, in the versions that they have by now. */
export async function insertSkipped(db: Database, actor: Actor, from: StoredOperation, id: number): Promise<void> {
  const list = await listOf(requireCall(from.call))?.(db, actor, {})
  const { version } = list ? getTableColumns(list.table) : {}
  const present =
    list && version ? sql`(select ${version} from ${list.table} where ${list.id} = entity_id)` : sql`version`
  const { rowCount } = await db.execute(sql`
    insert into operation_item (operation_id, position, entity_id, version)
    select ${id}, row_number() over (order by position), entity_id, coalesce(${present}, version)
    from operation_item where operation_id = ${from.id} and state = 'skipped' order by position`)
  await db.execute(sql`update operation set total = ${rowCount ?? 0} where id = ${id}`)
}

/** Keeps the file and its rows; what could not be read of them is skipped from the beginning. */
export async function prepareImport({ db, actor, body, env }: Call<'operations.prepareImport'>): Promise<number> {
  const { file, rows, reason, start = false, skip_invalid = false } = body
  const call = requireCall(body.call)
  if (call.kind !== 'import') throw invalid({ call: ['Действие: не для строк файла'] })
  await seerOf(db, actor, call)
  if (file.size > FILE_MB * MB) throw invalid({ file: [say`Файл: не больше ${FILE_MB} МБ`] })
  await requireRoom(db, actor, env, file.size)
  const lines = readFileLines(rows.path)
  const head = await headOf(lines)
  const { header, mapping, common = {} } = head
  const foreign = Object.values(mapping).find((title) => !header.includes(title))
  if (foreign !== undefined) throw invalid({ rows: [say`Строки: колонки «${foreign}» нет в файле`] })
  const source_key = `${randomBytes(16).toString('hex')}.import`
  const { id } = await insertOperation(db, actor, {
    call: call.id,
    kind: call.kind,
    input: common,
    reason: reason?.trim() || null,
    starts_itself: start,
    skip_invalid,
    columns: { header, mapping },
    source_name: oneLine(file.name).slice(-200) || 'file',
    source_key,
    source_size: file.size,
  })
  const { total, skipped } = await insertChunks(db, id, lines, ({ column, errors = [] }) =>
    errors.length === 0 ? null : namedErrors({ call, columns: head, column }, errors),
  )
  if (total === 0) throw invalid({ rows: ['Строки: в файле нет ни одной'] })
  await db.update(operation).set({ total, skipped }).where(eq(operation.id, id))
  // A row without a file only lacks the download; a file without a row would stay for good.
  afterCommit(db, async () => {
    const store = openFileStore(env)
    await store.prepare(source_key, { path: file.path }, 'application/octet-stream')
    await store.publish([source_key])
  })
  return id
}

/** Files of imports count as other uploads of a day do. */
async function requireRoom(db: Database, { userId, at }: Actor, { quotas }: Env, size: number): Promise<void> {
  const [kept] = await db
    .select({ size: sql<number>`coalesce(sum(source_size), 0)::int8` })
    .from(operation)
    .where(sql`author_id = ${userId} and created_at > ${new Date(at.getTime() - DAY).toISOString()}`)
  requireDayRoom(quotas, (kept?.size ?? 0) + size)
}

async function headOf(lines: AsyncGenerator<FileHead | FileLine>): Promise<FileHead> {
  const { value } = await lines.next()
  if (!value || !('header' in value)) throw invalid({ rows: ['Строки: в файле нет ни одной'] })
  return value
}
