import { getTableColumns, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { importRows } from '#records/import-rows.ts'
import { type PlannedRow, upsertRows } from '#records/many/upsert-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { type InputRow, nextOf, type Refuse, assertValid } from './input.ts'
import { withIds } from './named-terms.ts'
import { overlap } from './periods.ts'
import { termsOf } from './queries.ts'
import { commission } from './schema.ts'
import { say } from '#text/language/say.ts'

type Stored = typeof commission.$inferSelect
type Next = ReturnType<typeof nextOf>

/** Upserts rules by their natural key. Rules with the same terms must not overlap in time. */
export async function upsertCommissions(call: Call<'commissions.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    // Concurrent imports do not see each other's periods, so the table is locked.
    await tx.execute(sql`lock table commission in share row exclusive mode`)
    const validRows = await assertValid(tx, actor, await withIds(tx, rows, refuse), refuse)
    const stored = await storedOf(tx, validRows)
    const accepted = refuseOverlaps(validRows, stored, refuse)
    const target = { entity: 'commission', table: commission }
    const { counts } = await upsertRows(tx, actor, target, await withLabels(tx, accepted), ({ label, next }) => ({
      entity_label: label,
      company_id: next.company_id,
    }))
    return counts
  })
}

/** Reads every rule with the same terms as some row. */
async function storedOf(tx: Database, rows: InputRow[]): Promise<Stored[]> {
  const terms = rows.map(({ value }) => nextOf(value))
  return tx
    .selectDistinct(getTableColumns(commission))
    .from(commission)
    .innerJoin(
      sql`json_to_recordset(${JSON.stringify(terms)}) as input (company_id int8, category_id int8, brand_id int8)`,
      sql`${commission.company_id} is not distinct from input.company_id
        and ${commission.category_id} is not distinct from input.category_id
        and ${commission.brand_id} is not distinct from input.brand_id`,
    )
}

function termsKey({ company_id, category_id, brand_id }: Pick<Next, 'company_id' | 'category_id' | 'brand_id'>) {
  return `${company_id}:${category_id}:${brand_id}`
}

interface Period {
  valid_from: string
  valid_to: string | null
  /** Names the rule in a conflict message. */
  label: string
}

/** Applies rows one by one, updates first: shortening a period makes room for the next one. */
function refuseOverlaps(rows: InputRow[], stored: Stored[], refuse: Refuse): PlannedRow<Stored, Next>[] {
  const byTerms = new Map<string, Period[]>()
  for (const [key, rules] of Map.groupBy(stored, termsKey)) {
    byTerms.set(
      key,
      rules.map(({ id, valid_from, valid_to }) => ({ valid_from, valid_to, label: say`с правилом ${id}` })),
    )
  }
  const changes = rows.map(({ row, line, value }) => {
    const next = nextOf(value)
    const before = stored.find((rule) => termsKey(rule) === termsKey(next) && rule.valid_from === next.valid_from)
    return { row, line, before, next }
  })
  return changes
    .toSorted((a, b) => Number(!a.before) - Number(!b.before))
    .filter(({ row, line, next }) => {
      const { valid_from, valid_to } = next
      const others = (byTerms.get(termsKey(next)) ?? []).filter((period) => period.valid_from !== valid_from)
      const clash = others.find((period) => overlap(period, next))
      if (clash) refuse(row, 'valid_from', say`Период пересекается ${clash.label}`)
      else byTerms.set(termsKey(next), [...others, { valid_from, valid_to, label: say`со строкой ${line}` }])
      return !clash
    })
}

async function withLabels(tx: Database, changes: PlannedRow<Stored, Next>[]) {
  const { rows } = await tx.execute<Record<'company' | 'category' | 'brand', string | null>>(sql`
    select company.trade_name as company, category.name as category, brand.name as brand
    from json_populate_recordset(null::commission, ${JSON.stringify(changes.map(({ next }) => next))}) with ordinality as rule
      left join company on company.id = rule.company_id
      left join category on category.id = rule.category_id
      left join brand on brand.id = rule.brand_id
    order by rule.ordinality`)
  return changes.map((change, index) => ({ ...change, label: rows[index] ? termsOf(rows[index]) : null }))
}
