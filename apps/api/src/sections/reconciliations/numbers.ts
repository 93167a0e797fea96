import { marketplaceZone } from '@admin-panel/sdk/validation'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { getTableColumns, sql } from '#db/drizzle.ts'
import { dayIn } from '#query/days.ts'
import { upsertRows } from '#records/many/upsert-rows.ts'
import { reconciliation, type ReconciliationOutcome, type RegistryEvent } from './schema.ts'

export interface Key {
  source: string
  external_id: string
  registry_event: RegistryEvent
}

export type Stored = typeof reconciliation.$inferSelect

/** A payment as its provider has reported it; what waits or was refused has moved no money and has no sum. */
export interface Recorded extends Key, Record<string, unknown> {
  fact_id: number
  recorded_kopecks: number | null
  occurred_on: string
}

export const keyOf = ({ source, external_id, registry_event }: Key) => `${source} ${external_id} ${registry_event}`

export const recorded = sql`
  select fact.id as fact_id, fact.source, fact.external_id, fact.variant as registry_event,
    case when fact.state = 'applied' then (fact.content ->> 'kopecks')::int8 end as recorded_kopecks, ${dayIn(marketplaceZone, sql`fact.occurred_at`)}::text as occurred_on
  from fact`

const IS_PAYMENT = sql`fact.kind = 'payment' and fact.variant in ('captured', 'refunded', 'charged_back')`

/** The recorded payments among the facts. */
export const IS_RECORDED = sql`${IS_PAYMENT} and fact.state = 'applied'`

export async function recordedOf(tx: Database, keys: readonly Key[]): Promise<Map<string, Recorded>> {
  const { rows } = await tx.execute<Recorded>(sql`
    ${recorded} join json_to_recordset(${JSON.stringify(keys)}) as named (source text, external_id text, registry_event text)
      on fact.source = named.source and fact.external_id = named.external_id and fact.variant = named.registry_event
    where ${IS_PAYMENT}`)
  return new Map(rows.map((found) => [keyOf(found), found]))
}

/** One registry or job at a time: they do not see what others are about to write of the same numbers. */
export const lockAll = (tx: Database) => tx.execute(sql`lock table reconciliation in share row exclusive mode`)

/** The stored rows of these numbers. */
export async function storedOf(tx: Database, keys: readonly Key[]): Promise<Map<string, Stored>> {
  const rows = await tx
    .select(getTableColumns(reconciliation))
    .from(reconciliation)
    .where(
      sql`(source, external_id, registry_event) in (select source, external_id, registry_event
        from json_to_recordset(${JSON.stringify(keys)}) as named (source text, external_id text, registry_event text))`,
    )
  return new Map(rows.map((found) => [keyOf(found), found]))
}

interface Sums {
  registry_kopecks: number | null
  recorded_kopecks: number | null
}

function outcomeOf({ registry_kopecks, recorded_kopecks }: Sums): ReconciliationOutcome {
  if (registry_kopecks === null) return 'missing_there'
  if (recorded_kopecks === null) return 'missing_here'
  return registry_kopecks === recorded_kopecks ? 'matched' : 'other_sum'
}

/** The outcome of a number. An explanation belongs to the difference that it explains. */
export function nextOf(before: Stored | undefined, sums: Sums & { fact_id: number | null; occurred_on: string }) {
  const outcome = outcomeOf(sums)
  const isSame =
    before?.outcome === outcome &&
    before.registry_kopecks === sums.registry_kopecks &&
    before.recorded_kopecks === sums.recorded_kopecks
  const { resolution = null, resolved_by = null, resolved_at = null } = (isSame && before) || {}
  return { ...sums, outcome, resolution, resolved_by, resolved_at }
}

export interface Planned {
  row: number
  before: Stored | undefined
  key: Key
  next: ReturnType<typeof nextOf>
}

/** Writes and logs what has come of the numbers. */
export function write(tx: Database, actor: Principal, planned: readonly Planned[]) {
  const target = { entity: 'reconciliation' as const, table: reconciliation }
  return upsertRows(tx, actor, target, planned, ({ key }) => ({ entity_label: labelOf(key) }))
}

export const labelOf = ({ source, external_id }: Pick<Key, 'source' | 'external_id'>) => `${source} ${external_id}`
