import { daysAfter } from '@admin-panel/sdk/validation'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { forbidden } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { isStaff } from '#query/scope.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { say } from '#text/language/say.ts'
import { type Key, keyOf, lockAll, nextOf, recordedOf, storedOf, write } from './numbers.ts'

type Row = Call<'reconciliations.upsert'>['body']['items'][number]
type Line = ImportedRow<Row & Key>

const DAYS_AT_MOST = 92

/** Takes the lines of a registry. A number that stands in it already gets the sum that it has now. */
export function readRegistry(call: Call<'reconciliations.upsert'>) {
  if (!isStaff(call.actor)) throw forbidden('Реестры загружает только маркетплейс')
  return importRows(call, ownChanges, async (tx, sent, refuse, actor) => {
    await lockAll(tx)
    const lines = await validLines(tx, sent, refuse)
    await notePeriods(tx, lines, actor.at)
    const keys = lines.map(({ value }) => onlyKey(value))
    const stored = await storedOf(tx, keys)
    const recorded = await recordedOf(tx, keys)
    const planned = lines.map(({ row, value }) => {
      const before = stored.get(keyOf(value))
      const payment = recorded.get(keyOf(value))
      const next = nextOf(before, {
        registry_kopecks: Math.abs(value.kopecks),
        recorded_kopecks: payment?.recorded_kopecks ?? null,
        fact_id: payment?.fact_id ?? null,
        occurred_on: value.occurred_on,
      })
      return { row, before, key: onlyKey(value), next }
    })
    const { counts } = await write(tx, actor, planned)
    return counts
  })
}

function onlyKey({ source, external_id, registry_event }: Key): Key {
  return { source, external_id, registry_event }
}

async function validLines(tx: Database, sent: readonly ImportedRow<Row>[], refuse: RefuseRow): Promise<Line[]> {
  const known = await payingSources(tx)
  const lines = sent.map(({ value, ...place }): Line => ({
    ...place,
    value: { ...value, registry_event: value.registry_event ?? (value.kopecks < 0 ? 'refunded' : 'captured') },
  }))
  const repeats = refuseRepeats(lines, { field: 'external_id', label: 'Номер оплаты', keyOf }, refuse)
  return lines.filter(({ row, value }) => {
    const faults = faultsOf(value, known)
    for (const [field, message] of faults) refuse(row, field, message)
    return faults.length === 0 && !repeats.has(row)
  })
}

type Faults = [field: string, message: string][]

function faultsOf(line: Row & Key, known: ReadonlySet<string>): Faults {
  const { source, period_from, period_to, occurred_on, kopecks, registry_event } = line
  const faults: Faults = []
  if (!known.has(source)) faults.push(['source', say`Источник: от «${source}» оплат ещё не было`])
  if (period_to < period_from) faults.push(['period_to', 'Реестр по: раньше начала'])
  else if (daysAfter(period_from, DAYS_AT_MOST) <= period_to)
    faults.push(['period_to', say`Реестр по: не больше ${DAYS_AT_MOST} дней`])
  else if (occurred_on < period_from || occurred_on > period_to)
    faults.push(['occurred_on', say`Дата: вне дней реестра, ${russian(period_from)} – ${russian(period_to)}`])
  if (kopecks === 0) faults.push(['kopecks', 'Сумма: ноль не с чем сверить'])
  if (kopecks < 0 && registry_event === 'captured')
    faults.push(['kopecks', 'Сумма: у оплаты она положительная, у возврата может быть отрицательной'])
  return faults
}

function russian(day: string): string {
  return day.split('-').toReversed().join('.')
}

/** Who has ever sent a payment: under another name every line of a registry would be a difference. */
async function payingSources(tx: Database): Promise<Set<string>> {
  // A step from source to source by the index of the keys, instead of a look at every fact.
  const { rows } = await tx.execute<{ source: string }>(sql`
    with recursive sender as (
      (select source from fact where kind = 'payment' order by source limit 1)
      union all
      select (select fact.source from fact where kind = 'payment' and fact.source > sender.source order by fact.source limit 1)
      from sender where sender.source is not null)
    select source from sender where source is not null`)
  return new Set(rows.map(({ source }) => source))
}

/** The payments that these days lack are looked for once the registry is read. */
async function notePeriods(tx: Database, lines: readonly Line[], at: Date): Promise<void> {
  const periods = lines.map(({ value: { source, period_from, period_to } }) => ({ source, period_from, period_to }))
  await tx.execute(sql`
    insert into registry_period (source, period_from, period_to, read_at)
    select distinct source, period_from, period_to, ${at.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(periods)}) as period (source text, period_from date, period_to date)
    on conflict (source, period_from, period_to) do update set read_at = excluded.read_at`)
}
