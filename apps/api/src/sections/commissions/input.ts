import { inArray } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, mayUseCompany } from '#query/scope.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { brand } from '#sections/brands/schema.ts'
import { category } from '#sections/category-tree/schema.ts'
import { company } from '#sections/companies/schema.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { say } from '#text/language/say.ts'

type Row = Call<'commissions.upsert'>['body']['items'][number]

export type InputRow = ImportedRow<Row>
export type Refuse = RefuseRow

/** A row of the grid states a rule in full: omitted fields become null. */
export function nextOf(row: Row) {
  return {
    company_id: row.company_id ?? null,
    category_id: row.category_id ?? null,
    brand_id: row.brand_id ?? null,
    rate_bp: row.rate_bp,
    min_kopecks: row.min_kopecks ?? null,
    fixed_kopecks: row.fixed_kopecks ?? null,
    valid_from: row.valid_from,
    valid_to: row.valid_to ?? null,
    comment: oneLineOrNull(row.comment ?? null),
  }
}

export async function assertValid(tx: Database, actor: Actor, rows: InputRow[], refuse: Refuse): Promise<InputRow[]> {
  const validIds = {
    company_id: await existing(tx, company, rows, 'company_id'),
    category_id: await existing(tx, category, rows, 'category_id'),
    brand_id: await existing(tx, brand, rows, 'brand_id'),
  }
  const repeats = refuseRepeats(rows, { field: 'valid_from', label: 'Действует с', keyOf }, refuse)
  return rows.filter(({ row, value }) => {
    const faults = faultsOf(actor, value, validIds)
    for (const [field, message] of faults) refuse(row, field, message)
    return faults.length === 0 && !repeats.has(row)
  })
}

function keyOf(row: Row): string {
  const { company_id, category_id, brand_id, valid_from } = nextOf(row)
  return `${company_id}:${category_id}:${brand_id}:${valid_from}`
}

const LABELS = { company_id: 'Продавец', category_id: 'Категория', brand_id: 'Бренд' }

function faultsOf(actor: Actor, row: Row, validIds: Record<keyof typeof LABELS, Set<number>>) {
  const { company_id, category_id, brand_id, valid_from, valid_to } = nextOf(row)
  const faults: [field: string, message: string][] = []
  if (isSeller(actor) && (company_id === null || !mayUseCompany(actor, company_id)))
    faults.push(['company_id', 'Выберите компанию из доступных вам'])
  for (const field of ['company_id', 'category_id', 'brand_id'] as const) {
    const id = row[field]
    if (id && !validIds[field].has(id)) faults.push([field, say`${LABELS[field]}: выберите значение из списка`])
  }
  if (valid_to !== null && valid_to < valid_from) faults.push(['valid_to', 'Действует по: дата раньше «Действует с»'])
  if (valid_to !== null && company_id === null && category_id === null && brand_id === null)
    faults.push(['valid_to', 'Действует по: правило по умолчанию действует всегда'])
  return faults
}

async function existing(
  tx: Database,
  table: typeof company | typeof category | typeof brand,
  rows: InputRow[],
  field: keyof typeof LABELS,
): Promise<Set<number>> {
  const ids = rows.flatMap(({ value }) => value[field] ?? [])
  const matches = ids.length > 0 ? await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids)) : []
  return new Set(matches.map(({ id }) => id))
}
