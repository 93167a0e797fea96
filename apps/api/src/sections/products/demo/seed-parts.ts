import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#seeding/sizes.ts'

/**
 * Generates OEM numbers, crosses and car models: most of the first cards have some, then every tenth. Each `offset 0`
 * makes the planner evaluate a random value once per row rather than once per join candidate.
 */
export async function addParts(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into product_oem (product_id, car_brand_id, number, number_norm)
    select product.id, car_brand.id, number, replace(number, '-', '')
    from demo_card product cross join generate_series(1, 2) copy
      cross join (select array_agg(id order by position, id) as ids from car_brand) cars
      cross join lateral (select pg_temp.rnd('product_oem', product.id, copy::text) as dice offset 0) thrown
      cross join lateral (select lpad((dice % 100000)::text, 5, '0') || '-' || upper(left(md5(dice::text), 5)) as number) written
      join car_brand on car_brand.id = cars.ids[1 + dice % cardinality(cars.ids)]
    where ${has(5, 'oem')}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into product_cross (product_id, brand_id, article, article_norm, kind)
    select product.id, other.brand_id, other.article, other.article_norm, (array['analog', 'analog', 'replacement', 'superseded'])[1 + dice % 4]
    from demo_card product cross join generate_series(1, 2) copy
      cross join lateral (select pg_temp.rnd('product_cross', product.id, copy::text) as dice offset 0) thrown
      join demo_card other on other.id = 1 + dice % ${rowsOf('product', 'dev')}
    where ${has(4, 'cross')} and other.id <> product.id
    on conflict do nothing`)
  await tx.execute(sql`
    insert into product_applicability (product_id, position, car_model_id, year_from, year_to)
    select product.id, copy, model.id, model.year_from, model.year_to
    from demo_card product cross join generate_series(1, 3) copy
      cross join (select array_agg(id order by id) as ids from car_model) models
      cross join lateral (select pg_temp.rnd('product_applicability', product.id, copy::text) as dice offset 0) thrown
      join car_model model on model.id = models.ids[1 + dice % cardinality(models.ids)]
    where ${has(6, 'fits')}`)
}

function has(share: number, field: string): SQL {
  return sql`(product.id <= ${rowsOf('product', 'dev')} or product.id % 10 = 0)
    and pg_temp.rnd('product', product.id, ${field}) % 10 < ${share}`
}
