import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { upsertRows } from '#records/many/upsert-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { oneLine } from '#text/one-line.ts'
import { flagAgain } from '#sections/reviews/public.ts'
import { reviewTerm } from './schema.ts'
import { validation } from '#text/language/say.ts'

type Term = typeof reviewTerm.$inferSelect
type Row = Call<'reviewTerms.upsert'>['body']['items'][number]

const TEXT_MIN = 2

/** Rows are matched by kind and text; a row that changes the text is matched by its id. */
export async function upsert(call: Call<'reviewTerms.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    const normalized = rows.map(({ value, ...place }) => ({ ...place, value: { ...value, text: normalize(value) } }))
    const terms = await findTerms(tx, normalized)
    const validRows = await withoutWrong(tx, normalized, terms, refuse)
    const plannedTerms = planned(validRows, terms, await lastPositions(tx))
    const target = { entity: 'review-term', table: reviewTerm }
    const { saved, counts } = await upsertRows(tx, actor, target, plannedTerms, ({ next }) => ({
      entity_label: next.text.slice(0, 200),
    }))
    if (saved.some(({ before, next }) => next.kind === 'stop_word' || before?.kind === 'stop_word'))
      await flagAgain(tx, actor)
    return counts
  })
}

function normalize({ kind, text }: Row): string {
  if (kind === 'reply_template') return text.trim()
  return kind === 'stop_word' ? oneLine(text).toLowerCase() : oneLine(text)
}

const keyOf = ({ kind, text }: Pick<Term, 'kind' | 'text'>) => `${kind}:${text}`

/** Loads the terms that the rows name and locks them until the transaction ends. */
async function findTerms(tx: Database, rows: ImportedRow<Row>[]): Promise<Term[]> {
  const ids = rows.flatMap(({ value }) => value.id ?? [])
  return tx
    .select()
    .from(reviewTerm)
    .where(
      sql`${reviewTerm.id} = any(${sql.param(ids)}::int8[]) or (${reviewTerm.kind}, ${reviewTerm.text}) in (
        select * from unnest(${sql.param(rows.map(({ value }) => value.kind))}::text[], ${sql.param(rows.map(({ value }) => value.text))}::text[]))`,
    )
    .orderBy(reviewTerm.id)
    .for('no key update')
}

async function withoutWrong(tx: Database, rows: ImportedRow<Row>[], terms: Term[], refuse: RefuseRow) {
  const { rows: matches } = await tx.execute<{ id: number }>(
    sql`select id from category where id = any(${sql.param(rows.flatMap(({ value }) => value.category_id ?? []))}::int8[])`,
  )
  const categories = new Set(matches.map(({ id }) => id))
  const owners = new Map(terms.map((term) => [keyOf(term), term.id]))
  const ids = new Set(terms.map(({ id }) => id))
  const repeats = refuseRepeats(rows, { field: 'text', label: 'Текст', keyOf }, refuse)
  return rows.filter(({ row, value }) => {
    const faults = faultsOf(value, { categories, owners, ids })
    for (const [field, message] of faults) refuse(row, field, message)
    return faults.length === 0 && !repeats.has(row)
  })
}

function faultsOf(
  value: Row,
  { categories, owners, ids }: Record<'categories' | 'ids', Set<number>> & { owners: Map<string, number> },
): [field: string, message: string][] {
  const owner = owners.get(keyOf(value))
  const rules: [wrong: boolean, field: string, message: string][] = [
    [value.text.length < TEXT_MIN, 'text', validation().minLength('Текст', TEXT_MIN)],
    [value.id !== undefined && !ids.has(value.id), 'id', 'Запись: выберите значение из списка'],
    [value.id !== undefined && owner !== undefined && owner !== value.id, 'text', 'Текст: такое значение уже есть'],
    [
      Boolean(value.category_id && !categories.has(value.category_id)),
      'category_id',
      'Категория: выберите значение из списка',
    ],
  ]
  return rules.filter(([wrong]) => wrong).map(([, field, message]) => [field, message])
}

function planned(rows: ImportedRow<Row>[], terms: Term[], last: Map<string, number>) {
  const byId = new Map(terms.map((term) => [term.id, term]))
  const byKey = new Map(terms.map((term) => [keyOf(term), term]))
  return rows.map(({ row, value }) => {
    const { id, kind, text, category_id, position, is_active } = value
    const before = id === undefined ? byKey.get(keyOf(value)) : byId.get(id)
    const end = (last.get(kind) ?? 0) + 1
    if (!before && position === undefined) last.set(kind, end)
    const next = {
      kind,
      text,
      category_id: category_id === undefined ? (before?.category_id ?? null) : category_id,
      position: position ?? before?.position ?? end,
      is_active: is_active ?? before?.is_active ?? true,
    }
    return { row, before, next }
  })
}

async function lastPositions(tx: Database): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ kind: string; last: number }>(
    sql`select kind, max(position) as last from review_term group by kind`,
  )
  return new Map(rows.map(({ kind, last }) => [kind, last]))
}
