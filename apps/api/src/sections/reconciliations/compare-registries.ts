import { marketplaceZone } from '@admin-panel/sdk/validation'
import type { Principal } from '#db/actor.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { startOfDay } from '#query/days.ts'
import { inTransaction } from '#query/transaction.ts'
import {
  IS_RECORDED,
  type Key,
  keyOf,
  lockAll,
  nextOf,
  type Recorded,
  recorded,
  recordedOf,
  storedOf,
  write,
} from './numbers.ts'

const BATCH = 500

interface Period extends Record<string, unknown> {
  source: string
  period_from: string
  period_to: string
}

/**
 * Compares what changes after a registry was read: payments that were recorded since, and those that no registry has. A
 * registry is left alone while it is being read, and looked at again each hour for 45 days.
 */
export async function compareRegistries(db: Database, at: Date): Promise<void> {
  const by = systemPrincipal(at)
  await untilFewer(db, (tx) => takeArrived(tx, by))
  const now = at.toISOString()
  const { rows: periods } = await db.execute<Period>(sql`
    select source, period_from::text, period_to::text from registry_period
    where read_at < ${now}::timestamptz - interval '1 minute' and (compared_at is null or compared_at < read_at
      or compared_at < ${now}::timestamptz - interval '1 hour' and period_to > ${now}::timestamptz - interval '45 days')
    order by source, period_from`)
  for (const period of periods) {
    await untilFewer(db, (tx) => takeLacking(tx, by, period))
    await db.execute(sql`
      update registry_period set compared_at = ${now}::timestamptz
      where source = ${period.source} and period_from = ${period.period_from} and period_to = ${period.period_to}`)
  }
}

/** Works in batches of their own transactions until one is not full. */
async function untilFewer(db: Database, take: (tx: Database) => Promise<number>): Promise<void> {
  let taken = BATCH
  while (taken === BATCH) taken = await inTransaction(db, take)
}

/** Lines whose payments have been recorded since. */
async function takeArrived(tx: Database, by: Principal): Promise<number> {
  const { rows: keys } = await tx.execute<Key & Record<string, unknown>>(sql`
    select line.source, line.external_id, line.registry_event from reconciliation line
    join fact on fact.source = line.source and fact.external_id = line.external_id and fact.variant = line.registry_event
    where line.outcome = 'missing_here' and ${IS_RECORDED} limit ${BATCH}`)
  if (keys.length === 0) return 0
  await lockAll(tx)
  const stored = await storedOf(tx, keys)
  const payments = await recordedOf(tx, keys)
  const planned = keys.flatMap((key, row) => {
    const [before, payment] = [stored.get(keyOf(key)), payments.get(keyOf(key))]
    if (!before || !payment) return []
    const { recorded_kopecks, fact_id } = payment
    const { registry_kopecks, occurred_on } = before
    return [{ row, before, key, next: nextOf(before, { registry_kopecks, recorded_kopecks, fact_id, occurred_on }) }]
  })
  await write(tx, by, planned)
  return keys.length
}

/** Recorded payments of the period that no registry of the provider has. */
async function takeLacking(tx: Database, by: Principal, { source, period_from, period_to }: Period): Promise<number> {
  const zone = { timeZone: marketplaceZone }
  const { rows } = await tx.execute<Recorded>(sql`
    ${recorded} where ${IS_RECORDED} and fact.source = ${source}
      and fact.occurred_at >= ${startOfDay(zone, period_from)} and fact.occurred_at < ${startOfDay(zone, period_to, 1)}
      and not exists (select from reconciliation line where line.source = fact.source and line.external_id = fact.external_id
        and line.registry_event = fact.variant)
    limit ${BATCH}`)
  if (rows.length === 0) return 0
  await lockAll(tx)
  const stored = await storedOf(tx, rows)
  const planned = rows.flatMap((payment, row) => {
    if (stored.has(keyOf(payment))) return []
    const { external_id, registry_event, recorded_kopecks, fact_id, occurred_on } = payment
    const next = nextOf(undefined, { registry_kopecks: null, recorded_kopecks, fact_id, occurred_on })
    return [{ row, before: undefined, key: { source, external_id, registry_event }, next }]
  })
  await write(tx, by, planned)
  return rows.length
}
