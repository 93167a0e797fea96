import type { Schemas } from '@admin-panel/sdk'
import { bigint, jsonb, pgTable, type SQL, sql, text } from '#db/drizzle.ts'
import type { Caller } from './actor.ts'
import { instant, ownTransaction, reference } from './columns.ts'
import type { Database } from './database.ts'
import { sendAhead } from '#db/connection/send-ahead.ts'
import { asksForProof } from './log/asks-for-proof.ts'
import { sameValue } from './same-value.ts'
import { keysOf, pick } from '#text/pick.ts'

export type AuditEvent = Schemas['AuditEvent']

/** Maps a field to its old and new value. */
export type Changes = Record<string, [old: unknown, new: unknown]>

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  created_at: instant().notNull(),
  user_id: reference(),
  user_name: text(),
  role_slugs: text().array().notNull(),
  ip: text().notNull(),
  user_agent: text().notNull(),
  request_id: text().notNull(),
  source: text().$type<Caller['source']>().notNull(),
  entity: text().notNull(),
  entity_id: reference(),
  entity_label: text(),
  company_id: reference(),
  event: text().$type<AuditEvent>().notNull(),
  changes: jsonb().$type<Changes>().notNull(),
  /** The changes of fields that `changes` shows only in part. */
  exact: jsonb().$type<Changes>(),
  reason_id: reference(),
  comment: text(),
  related: jsonb().$type<{ entity: string; id: number }>(),
  transaction: ownTransaction(),
})

export interface AuditEntry {
  event: AuditEvent
  entity: string
  entity_id?: number | null
  entity_label?: string | null
  company_id?: number | null
  changes?: Changes
  exact?: Changes
  reason_id?: number | null
  comment?: string | null
  related?: { entity: string; id: number }
}

/** Names of fields and columns whose values are kept nowhere. */
export const SECRET = /password|hash|token|secret|salt/i

/**
 * Writes the audit rows in the transaction of the change itself. An update without changes leaves no row. Every change of a
 * record comes by here, so what is not everyday asks here for a fresh proof.
 */
export async function audit(tx: Database, caller: Caller, ...entries: AuditEntry[]): Promise<void> {
  const changed = entries.filter(({ event, changes = {} }) => event !== 'updated' || Object.keys(changes).length > 0)
  if (changed.length === 0) return
  if (changed.some(asksForProof)) await caller.requireProof(tx)
  const rows = changed.map(({ changes = {}, ...entry }) => ({
    ...entry,
    event: isReturn(caller, entry) ? 'restored' : entry.event,
    changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !SECRET.test(field))),
  }))
  // One parameter for any number of rows: a list of values takes PostgreSQL half as long again.
  const insert = sql`
    insert into audit_log (created_at, user_id, user_name, role_slugs, ip, user_agent, request_id, source, event, entity, entity_id,
      entity_label, company_id, changes, exact, reason_id, comment, related)
    select ${columnsOf(caller)}, logged.*
    from json_to_recordset(${JSON.stringify(rows, wellFormed)}) as logged (event text, entity text, entity_id int8, entity_label text,
      company_id int8, changes jsonb, exact jsonb, reason_id int8, comment text, related jsonb)`
  await sendAhead(tx, tx.execute(insert))
}

/** A cut text may end in half of a character, which PostgreSQL refuses in JSON. */
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}

/** The columns that the rows of a call share, from `created_at` to `source`. */
function columnsOf({ at, userId, userName, preview, roleSlugs, ip, userAgent, requestId, source }: Caller): SQL {
  const id = preview?.authorId ?? userId
  const name = preview?.authorName ?? userName
  return sql`${at.toISOString()}::timestamptz, ${id}::int8, ${name}::text, ${sql.param(roleSlugs)}::text[],
    ${ip}::text, ${userAgent.slice(0, 255)}::text, ${requestId}::text, ${source}::text`
}

function isReturn({ restores }: Caller, { entity, entity_id }: AuditEntry): boolean {
  return restores?.entity === entity && restores.ids.has(entity_id ?? 0)
}

interface EachEntry extends Pick<AuditEntry, 'event' | 'entity' | 'comment' | 'related'> {
  /** The changed fields, where some of them need no proof. */
  fields?: Changes
}

/**
 * Writes one audit row for each row of `changed`, which selects or returns `id`, `label`, `company_id` and `changes`; a
 * statement that changes any number of records is logged by itself. Returns their number.
 */
export async function auditEach(
  tx: Database,
  caller: Caller,
  { event, entity, comment = null, related, fields = {} }: EachEntry,
  changed: SQL,
): Promise<number> {
  if (asksForProof({ event, entity, changes: fields })) await caller.requireProof(tx)
  const { rowCount } = await tx.execute(sql`
    with changed (id, label, company_id, changes) as (${changed})
    insert into audit_log (created_at, user_id, user_name, role_slugs, ip, user_agent, request_id, source, event, entity, comment,
      related, entity_id, entity_label, company_id, changes)
    select ${columnsOf(caller)}, ${event}::text, ${entity}::text, ${comment}::text,
      ${related ? JSON.stringify(related) : null}::jsonb, id, label, company_id::int8, changes
    from changed order by id`)
  return rowCount ?? 0
}

/** The change of a field in SQL, for `auditEach`. */
export function changeOf(field: string, old: SQL, next: SQL): SQL {
  return sql`jsonb_build_object(${field}::text, jsonb_build_array(${old}, ${next}))`
}

export function changesBetween(before: object, next: object): Changes {
  const changes: Changes = {}
  const present = new Map<string, unknown>(Object.entries({ ...before }))
  for (const [field, value] of Object.entries<unknown>({ ...next })) {
    if (value === undefined) continue
    const old = present.get(field) ?? null
    if (!sameValue(old, value)) changes[field] = [old, value]
  }
  return changes
}

/** The part of an input that differs from what is there. */
export function changedOf<Input extends object>(before: object, input: Input): Partial<Input> {
  const changes = changesBetween(before, input)
  return pick(
    input,
    keysOf(input).filter((field) => Object.hasOwn(changes, field)),
  )
}
