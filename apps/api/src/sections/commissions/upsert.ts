import { eq, getTableColumns, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { importRows } from '#records/import-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { brand } from '#sections/brands/schema.ts'
import { category } from '#sections/category-tree/schema.ts'
import { company } from '#sections/companies/schema.ts'
import { type InputRow, nextOf, type Refuse, assertValid } from './input.ts'
import { withIds } from './named-terms.ts'
import { overlap } from './periods.ts'
import { termsOf } from './queries.ts'
import { commission } from './schema.ts'
import { say } from '#text/language/say.ts'

type Stored = typeof commission.$inferSelect
type Next = ReturnType<typeof nextOf>

interface Change {
  row: number
  before: Stored | undefined
  after: Next
}

/** Upserts rules by their natural key. Rules with the same terms must not overlap in time. */
export async function upsertCommissions(call: Call<'commissions.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    // Concurrent imports do not see each other's periods, so the table is locked.
    await tx.execute(sql`lock table commission in share row exclusive mode`)
    const validRows = await assertValid(tx, actor, await withIds(tx, rows, refuse), refuse)
    const stored = await storedOf(tx, validRows)
    const accepted = refuseOverlaps(validRows, stored, refuse)
    const created = accepted.filter(({ before }) => !before)
    const updated = accepted.filter(({ before, after }) => before && isChange(before, after))
    await write(tx, actor, [...created, ...updated])
    return {
      created: created.length,
      updated: updated.length,
      unchanged_rows: accepted.flatMap(({ row, before, after }) => (before && !isChange(before, after) ? [row] : [])),
    }
  })
}

function isChange(before: Stored, after: Next): boolean {
  return Object.keys(changesBetween(before, after)).length > 0
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
function refuseOverlaps(rows: InputRow[], stored: Stored[], refuse: Refuse): Change[] {
  const byTerms = new Map<string, Period[]>()
  for (const [key, rules] of Map.groupBy(stored, termsKey)) {
    byTerms.set(
      key,
      rules.map(({ id, valid_from, valid_to }) => ({ valid_from, valid_to, label: say`с правилом ${id}` })),
    )
  }
  const changes = rows.map(({ row, line, value }) => {
    const after = nextOf(value)
    const before = stored.find((rule) => termsKey(rule) === termsKey(after) && rule.valid_from === after.valid_from)
    return { row, line, before, after }
  })
  return changes
    .toSorted((a, b) => Number(!a.before) - Number(!b.before))
    .filter(({ row, line, after }) => {
      const { valid_from, valid_to } = after
      const others = (byTerms.get(termsKey(after)) ?? []).filter((period) => period.valid_from !== valid_from)
      const clash = others.find((period) => overlap(period, after))
      if (clash) refuse(row, 'valid_from', say`Период пересекается ${clash.label}`)
      else byTerms.set(termsKey(after), [...others, { valid_from, valid_to, label: say`со строкой ${line}` }])
      return !clash
    })
}

async function write(tx: Database, actor: Actor, changes: Change[]): Promise<void> {
  if (changes.length === 0) return
  const at = actor.at.toISOString()
  const { rows: written } = await tx.execute<{ id: number }>(sql`
    insert into commission (company_id, category_id, brand_id, rate_bp, min_kopecks, fixed_kopecks, valid_from, valid_to, comment,
      created_at, created_by, updated_at, updated_by)
    select company_id, category_id, brand_id, rate_bp, min_kopecks, fixed_kopecks, valid_from, valid_to, comment,
      ${at}, ${actor.userId}::int8, ${at}, ${actor.userId}::int8
    from json_to_recordset(${JSON.stringify(changes.map(({ after }) => after))}) as input (company_id int8, category_id int8,
      brand_id int8, rate_bp int, min_kopecks int8, fixed_kopecks int8, valid_from date, valid_to date, comment text)
    on conflict on constraint commission_natural_key do update set rate_bp = excluded.rate_bp, min_kopecks = excluded.min_kopecks,
      fixed_kopecks = excluded.fixed_kopecks, valid_to = excluded.valid_to, comment = excluded.comment,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by, version = commission.version + 1
    returning id`)
  const saved = await labelled(
    tx,
    written.map(({ id }) => id),
  )
  await audit(
    tx,
    actor,
    ...changes.map(({ before, after }): AuditEntry => {
      const match = saved.find(({ rule }) => termsKey(rule) === termsKey(after) && rule.valid_from === after.valid_from)
      return {
        event: before ? 'updated' : 'created',
        entity: 'commission',
        entity_id: match?.rule.id ?? null,
        entity_label: match ? termsOf(match) : null,
        company_id: after.company_id,
        changes: changesBetween(before ?? {}, after),
      }
    }),
  )
}

async function labelled(tx: Database, ids: number[]) {
  return tx
    .select({ rule: commission, company: company.trade_name, category: category.name, brand: brand.name })
    .from(commission)
    .leftJoin(company, eq(company.id, commission.company_id))
    .leftJoin(category, eq(category.id, commission.category_id))
    .leftJoin(brand, eq(brand.id, commission.brand_id))
    .where(sql`${commission.id} = any(${sql.param(ids)}::int8[])`)
}
