import { asc, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { marketDay } from '#query/days.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { category } from '#sections/category-tree/schema.ts'

interface Rule {
  id: number
  company_id: number | null
  category_id: number | null
  brand_id: number | null
  valid_from: string
  valid_to: string | null
}

type Terms = Pick<Rule, 'company_id' | 'category_id' | 'brand_id'>

const DEFAULT: Rule = {
  id: 1,
  company_id: null,
  category_id: null,
  brand_id: null,
  valid_from: '2020-01-01',
  valid_to: null,
}

/** Seeds the default rate, then rates of categories, sellers, brands and their combinations, some past or future. */
export async function seedCommissions(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const categories = await tx.select({ id: category.id }).from(category).orderBy(asc(category.id))
  const rules = [DEFAULT]
  const keys = new Set<string>()
  for (const part of size === 'dev' ? (['dev'] as const) : (['dev', 'large'] as const)) {
    const within = {
      companies: rowsOf('company', part),
      categories: Math.min(rowsOf('category', part), categories.length),
      brands: rowsOf('brand', part),
    }
    for (let number = rules.length; rules.length < rowsOf('commission', part); number++) {
      const terms = termsOf(number, within)
      const key = JSON.stringify(terms)
      if (keys.has(key)) continue
      keys.add(key)
      const periods = periodsOf(number, at).slice(0, rowsOf('commission', part) - rules.length)
      rules.push(...periods.map((period, index) => ({ id: rules.length + 1 + index, ...terms, ...period })))
    }
  }
  await tx.execute(sql`
    insert into commission (id, company_id, category_id, brand_id, rate_bp, min_kopecks, fixed_kopecks, valid_from, valid_to, comment, created_at, updated_at)
    select id, company_id, category_id, brand_id,
      case when id = 1 then 1200 else 400 + 50 * (pg_temp.rnd('commission', id, 'rate') % 29) end,
      case when id > 1 and pg_temp.rnd('commission', id, 'min') % 3 = 0 then 500 * (1 + pg_temp.rnd('commission', id, 'least') % 6) end,
      case when id > 1 and pg_temp.rnd('commission', id, 'fixed') % 8 = 0 then 1000 end,
      valid_from, valid_to, case when id = 1 then 'Базовая ставка площадки' when company_id is not null then 'Дополнительное соглашение' end,
      born, born
    from json_to_recordset(${JSON.stringify(rules)}) as input (id int8, company_id int8, category_id int8, brand_id int8, valid_from date, valid_to date),
      lateral (select least(valid_from::timestamptz, ${at.toISOString()}::timestamptz - interval '1 day') as born) moment`)
  await continueIds(tx, 'commission')
}

function termsOf(
  number: number,
  { companies, categories, brands }: Record<'companies' | 'categories' | 'brands', number>,
): Terms {
  const round = Math.floor(number / 6)
  const company_id = 1 + ((round * 7) % companies)
  const category_id = 1 + ((round * 11) % categories)
  const brand_id = 1 + ((round * 13) % brands)
  const kinds: Terms[] = [
    { company_id: null, category_id, brand_id: null },
    { company_id, category_id: null, brand_id: null },
    { company_id: null, category_id: null, brand_id },
    { company_id, category_id, brand_id: null },
    { company_id: null, category_id: 1 + ((round * 17) % categories), brand_id },
    { company_id, category_id, brand_id },
  ]
  return kinds[number % 6] ?? kinds[0] ?? DEFAULT
}

/** Every fourth rule has an expired predecessor, every ninth a future successor. */
function periodsOf(number: number, at: Date): Pick<Rule, 'valid_from' | 'valid_to'>[] {
  const from = marketDay(at, -200 - (number % 90))
  const coming = marketDay(at, 30)
  if (number % 4 === 0)
    return [
      { valid_from: marketDay(at, -600), valid_to: marketDay(at, -201 - (number % 90)) },
      { valid_from: from, valid_to: null },
    ]
  if (number % 9 === 0)
    return [
      { valid_from: from, valid_to: marketDay(at, 29) },
      { valid_from: coming, valid_to: null },
    ]
  return [{ valid_from: from, valid_to: null }]
}
