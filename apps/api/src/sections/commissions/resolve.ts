import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { shareOf } from '#records/money.ts'
import { say, sayCounted } from '#text/language/say.ts'

/** A rule with terms that match a sale, regardless of the date. */
export interface CommissionRule {
  id: number
  company_id: number | null
  category_id: number | null
  /** 1 for a root, 0 for a rule without a category. */
  category_depth: number
  brand_id: number | null
  rate_bp: number
  min_kopecks: number | null
  fixed_kopecks: number | null
  valid_from: string
  valid_to: string | null
}

/** The share of the sum, at least the minimum, plus the fixed part; capped at the sum. */
export function commissionOf(
  { rate_bp, min_kopecks, fixed_kopecks }: Pick<CommissionRule, 'rate_bp' | 'min_kopecks' | 'fixed_kopecks'>,
  priceKopecks: number,
  quantity = 1,
): number {
  const sum = priceKopecks * quantity
  const share = Math.max(shareOf(sum, rate_bp), (min_kopecks ?? 0) * quantity)
  return Math.min(sum, share + (fixed_kopecks ?? 0) * quantity)
}

/** Sorts rules by precedence, the winner first; rules outside their period come last. */
export function inPrecedence<Rule extends CommissionRule>(rules: Rule[], date: string): Rule[] {
  return rules.toSorted((a, b) => {
    const firstDifference = GROUNDS.map(({ weight }) => weight(b, date) - weight(a, date)).find(
      (difference) => difference !== 0,
    )
    return firstDifference ?? (Number(b.valid_from > a.valid_from) - Number(b.valid_from < a.valid_from) || b.id - a.id)
  })
}

/** The reason why the rule loses to the winner. */
export function lossOf(rule: CommissionRule, winner: CommissionRule, date: string): string {
  const ground = GROUNDS.find(({ weight }) => weight(rule, date) !== weight(winner, date))
  return ground?.reason(rule, winner, date) ?? 'Начало действовать раньше'
}

interface Ground {
  weight: (rule: CommissionRule, date: string) => number
  reason: (rule: CommissionRule, winner: CommissionRule, date: string) => string
}

// The first ground on which two rules differ decides.
const GROUNDS: Ground[] = [
  {
    weight: (rule, date) => Number(rule.valid_from <= date && (rule.valid_to === null || rule.valid_to >= date)),
    reason: ({ valid_from }, _, date) => (valid_from > date ? 'Ещё не действует' : 'Уже не действует'),
  },
  {
    weight: termsOf,
    reason: (rule, winner) =>
      say`Подходит по ${sayCounted(termsOf(rule), 'условию', 'условиям', 'условиям')}, а правило № ${winner.id} — по ${termsOf(winner)}`,
  },
  { weight: ({ company_id }) => Number(company_id !== null), reason: () => 'Правило для продавца важнее' },
  {
    weight: ({ category_depth }) => category_depth,
    reason: ({ category_id }) => (category_id ? 'Правило для подкатегории важнее' : 'Правило для категории важнее'),
  },
  { weight: ({ brand_id }) => Number(brand_id !== null), reason: () => 'Правило для бренда важнее' },
]

function termsOf({ company_id, category_id, brand_id }: CommissionRule): number {
  return [company_id, category_id, brand_id].filter((id) => id !== null).length
}

interface Sale {
  company_id: number
  product_id: number
}

/** Reads the matching rules of all sales in one query; the result is parallel to `sales`. */
export async function rulesFor(db: Database, sales: Sale[]): Promise<CommissionRule[][]> {
  if (sales.length === 0) return []
  const { rows } = await db.execute<{ sale: number; rule: CommissionRule }>(sql`
    with sold as materialized (
      select sale, input.company_id, product.brand_id, string_to_array(rtrim(category.path, '.'), '.')::int8[] as branch
      from json_to_recordset(${JSON.stringify(sales.map((sale, index) => ({ sale: index, ...sale })))})
          as input (sale int, company_id int8, product_id int8)
        join product on product.id = input.product_id
        join category on category.id = product.category_id)
    select sale, json_build_object('id', rule.id, 'company_id', rule.company_id, 'category_id', rule.category_id,
      'category_depth', coalesce(array_position(branch, rule.category_id), 0), 'brand_id', rule.brand_id, 'rate_bp', rate_bp,
      'min_kopecks', min_kopecks, 'fixed_kopecks', fixed_kopecks, 'valid_from', valid_from, 'valid_to', valid_to) as rule
    from sold join commission rule on (rule.company_id is null or rule.company_id = sold.company_id)
      and (rule.brand_id is null or rule.brand_id = sold.brand_id)
      and (rule.category_id is null or rule.category_id = any(branch))`)
  const bySale = Map.groupBy(rows, ({ sale }) => sale)
  return sales.map((_, index) => (bySale.get(index) ?? []).map(({ rule }) => rule))
}

/** Resolves the rule of each sale on a date; undefined where a new marketplace has no rule for it yet. */
export async function resolveMany(db: Database, sales: Sale[], date: string): Promise<(CommissionRule | undefined)[]> {
  const rules = await rulesFor(db, sales)
  return rules.map((fitting) => inPrecedence(fitting, date)[0])
}
