import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const measures = sql`
  select attribute.name, product.name as card, (value #>> '{}')::float8 as value, min_value, max_value
  from product, jsonb_each(attribute_values) join attribute on attribute.id = key::int8
  where attribute.type = 'number'`

test('The measures of a demo card are plausible for its goods', async () => {
  const { rows: impossible } = await app.db.execute(sql`
    select * from (${measures}) measured where value < min_value or value > max_value`)
  const { rows: filters } = await app.db.execute<{ least: number; most: number }>(sql`
    select min(value) as least, max(value) as most from (${measures}) measured
    where name = 'Диаметр наружный' and card like 'Фильтр масляный%'`)

  expect(impossible).toEqual([])
  expect(filters[0]?.least).toBeGreaterThanOrEqual(60)
  expect(filters[0]?.most).toBeLessThanOrEqual(160)
})
