import { and, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { marketDay } from '#query/days.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { type Conditions, defineList, oneOf } from '#query/define-list.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery, type RowPosition } from '#query/list.ts'
import { brand } from '#sections/brands/schema.ts'
import { category } from '#sections/category-tree/schema.ts'
import { company } from '#sections/companies/schema.ts'
import { commission } from './schema.ts'

type Filters = ListFilters<'commissions.list'>

const DEFAULT = 'По умолчанию'

// The default rule has no terms, so it applies to every sale.
export const isDefault = and(isNull(commission.company_id), isNull(commission.category_id), isNull(commission.brand_id))

const names = {
  company: sql<string | null>`(select trade_name from company where id = "commission".company_id)`,
  category: sql<string | null>`(select name from category where id = "commission".category_id)`,
  brand: sql<string | null>`(select name from brand where id = "commission".brand_id)`,
}

/** Sellers must not see rules of other companies. */
export function visible(actor: Actor): SQL | undefined {
  const isOwn = withinCompanies(actor, commission.company_id)
  return isOwn && or(isNull(commission.company_id), isOwn)
}

export const matching: Conditions<Omit<Filters, 'q'>> = {
  id: oneOf(commission.id),
  company_id: oneOf(commission.company_id),
  category_id: oneOf(commission.category_id),
  brand_id: oneOf(commission.brand_id),
  valid_on: (day) =>
    and(lte(commission.valid_from, day), or(isNull(commission.valid_to), gte(commission.valid_to, day))),
  expired_before: (day) => lt(commission.valid_to, day),
}

function searching({ q }: { q?: string | undefined }): SQL | undefined {
  return containsWords(
    sql`concat_ws(' ', ${names.company}, ${names.category}, ${names.brand}, ${commission.comment},
      case when ${isDefault} then ${DEFAULT} end)`,
    q,
  )
}

export function listOf(actor: Actor, filters: Filters) {
  return defineList<'commissions.list', 'is_default'>(filters, {
    table: commission,
    scope: [visible(actor)],
    where: { q: (text) => searching({ q: text }), ...matching },
    sort: {
      is_default: sql`(${isDefault})`,
      updated_at: commission.updated_at,
      valid_from: commission.valid_from,
      rate_bp: commission.rate_bp,
      company: sql`${names.company} collate "unicode"`,
      category: sql`${names.category} collate "unicode"`,
      brand: sql`${names.brand} collate "unicode"`,
    },
    // The default rule comes first, then the newest rules, so a saved rule keeps its place.
    order: ['-is_default'],
  })
}

const columns = {
  id: commission.id,
  rule: commission,
  company: company.trade_name,
  category: category.name,
  brand: brand.name,
}

const NO_POSITION: RowPosition = { row_position: sql`null` }

function rows(db: Database, position = NO_POSITION) {
  return db
    .select({ ...columns, ...position })
    .from(commission)
    .leftJoin(company, eq(company.id, commission.company_id))
    .leftJoin(category, eq(category.id, commission.category_id))
    .leftJoin(brand, eq(brand.id, commission.brand_id))
}

type RuleRow = Omit<Awaited<ReturnType<typeof rows>>[number], 'row_position'>

function viewOf({ rule, company: seller, category: branch, brand: maker }: RuleRow) {
  const { created_at: _, created_by: _by, updated_by: _who, ...fields } = rule
  return {
    ...fields,
    company: referenceOf(rule.company_id, seller),
    category: referenceOf(rule.category_id, branch),
    brand: referenceOf(rule.brand_id, maker),
    is_default: rule.company_id === null && rule.category_id === null && rule.brand_id === null,
  }
}

function referenceOf(id: number | null, label: string | null) {
  return id === null || label === null ? null : { id, label }
}

export async function listCommissions(db: Database, actor: Actor, query: Call<'commissions.list'>['query']) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) => rows(db, position))
  return { items: items.map(viewOf), meta }
}

export async function rulesOf(db: Database, ids: number[]) {
  const rules = await rows(db).where(inArray(commission.id, ids))
  return rules.map(viewOf)
}

export async function exportRows(db: Database, ids: number[]) {
  const rules = await rulesOf(db, ids)
  const { rows: twins } = await db.execute<{ id: number }>(sql`
    select id::float8 as id from category
    where id = any(${sql.param(rules.flatMap(({ category_id }) => category_id ?? []))}::int8[])
      and exists (select from category other where other.name = category.name and other.id <> category.id)`)
  const ambiguous = new Set(twins.map(({ id }) => id))
  return rules.map((rule) => ({ ...rule, has_category_twin: ambiguous.has(rule.category_id ?? 0) }))
}

export async function commissionOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  const today = marketDay(actor.at)
  const rules = await rows(db)
    .where(and(visible(actor), ids && inArray(commission.id, ids), searching({ q })))
    .orderBy(
      alphabetical(company.trade_name),
      alphabetical(category.name),
      alphabetical(brand.name),
      desc(commission.id),
    )
    .limit(limit)
  return rules.map((row) => {
    const { id, rate_bp, valid_from, valid_to } = row.rule
    return {
      id,
      label: termsOf(row),
      hint: `${(rate_bp / 100).toLocaleString('ru')} %`,
      is_active: valid_from <= today && (valid_to === null || valid_to >= today),
    }
  })
}

/** Formats «Автодеталь-Север · Фильтры». */
export function termsOf({
  company: seller,
  category: branch,
  brand: maker,
}: Pick<RuleRow, 'company' | 'category' | 'brand'>) {
  return [seller, branch, maker].filter(Boolean).join(' · ') || DEFAULT
}

export async function countDeletable(db: Database, where: (SQL | undefined)[]): Promise<number> {
  return db.$count(commission, and(...where, sql`not (${isDefault})`))
}

export async function deleteMatching(tx: Database, actor: Actor, where: (SQL | undefined)[]) {
  const deletable = and(...where, sql`not (${isDefault})`)
  const rules = await rows(tx).where(deletable).for('update', { of: commission })
  if (rules.length > 0) {
    const ids = rules.map(({ rule }) => rule.id)
    await keepDeleted(tx, actor, { entity: 'commission', table: commission, where: inArray(commission.id, ids) })
    await tx.delete(commission).where(inArray(commission.id, ids))
  }
  return rules
}

/** Whether the actor may see the product: sellers see their own products and those that they offer. */
export async function mayNameProduct(db: Database, actor: Actor, id: number): Promise<boolean> {
  const companies = sql.param(actor.companyIds)
  const { rows: products } = await db.execute(sql`
    select from product where id = ${id} and (${isStaff(actor)} or company_id = any(${companies}::int8[])
      or exists (select from product_offer where product_id = product.id and company_id = any(${companies}::int8[])))`)
  return products.length > 0
}

export async function companyExists(db: Database, id: number): Promise<boolean> {
  return (await db.$count(company, eq(company.id, id))) > 0
}
