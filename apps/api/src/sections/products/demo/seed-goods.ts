import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#seeding/sizes.ts'
import { slugOf } from '#text/slug.ts'
import { demoGoods } from './goods.ts'
import { demoMeasures } from './measures.ts'

const VARIANTS = 24

/** Creates temporary tables for generating cards: one line of goods for every leaf category. */
export async function prepareGoods(tx: Database): Promise<void> {
  await createMakers(tx)
  const lines = demoGoods.map((goods) => ({ ...goods, slug: slugOf(goods.name, () => false) }))
  await tx.execute(sql`
    create temporary table demo_goods on commit drop as
    select row_number() over (order by leaf.id) - 1 as number, leaf.id as category_id, goods.name, goods.slug, goods.series,
      grams, millimetres, roubles, leaf.vat_default,
      (select file.id from category root join file on file.id = root.position where leaf.path like root.path || '%' and root.depth = 1) as image_id,
      array(select brand.id from unnest(goods.brands) with ordinality as known (name, place) join brand using (name) order by place) as brand_ids
    from category leaf,
      lateral (
        select line.* from category above
          join json_to_recordset(${JSON.stringify(lines)}) as line
            (category text, name text, slug text, brands text[], series text[], grams int[], millimetres int[], roubles int[])
            on line.category = above.name
        where leaf.path like above.path || '%' order by above.depth desc limit 1
      ) goods
    where not exists (select from category child where child.parent_id = leaf.id)`)
  await tx.execute(sql`create unique index on demo_goods (number)`)
  await prepareAnswers(tx)
}

async function createMakers(tx: Database): Promise<void> {
  await tx.execute(sql`
    create or replace function pg_temp.between_of(bounds integer[], dice integer) returns integer
    language sql immutable parallel safe
    return bounds[1] + dice % (bounds[2] - bounds[1] + 1)`)
  await tx.execute(sql`
    create or replace function pg_temp.ean13(body text) returns text language sql immutable parallel safe
    return body || (10 - (select sum(substr(body, place, 1)::int * case when place % 2 = 0 then 3 else 1 end) from generate_series(1, 12) place) % 10) % 10`)
}

/**
 * Prepares several sets of attribute values per category, because generating one per card would take most of the time.
 * The first categories use only the first attributes, so that the first cards are identical at any size.
 */
async function prepareAnswers(tx: Database): Promise<void> {
  await tx.execute(sql`
    create temporary table demo_measure on commit drop as
    select measure.*, named.path from json_to_recordset(${JSON.stringify(demoMeasures)}) as measure
      (attribute text, category text, low float8, high float8, step float8, is_part boolean) left join category named on named.name = measure.category`)
  await tx.execute(sql`
    create temporary table demo_answers on commit drop as
    with wanted as (
      select distinct on (goods.category_id, attribute.id) goods.category_id, attribute.id as attribute_id, attribute.type,
        coalesce(known.low * known.size, greatest(min_value, 1)) as low,
        coalesce(known.high * known.size, least(max_value, greatest(min_value, 1) + 200)) as high,
        coalesce(known.step * known.size, 1) as step, coalesce(precision, 0) as precision,
        max_length, pattern, tied.is_required or attribute.is_required as required,
        array(select id from attribute_value where attribute_value.attribute_id = attribute.id and is_active order by position, id) as choices
      from demo_goods goods join category leaf on leaf.id = goods.category_id
        join category above on leaf.path like above.path || '%'
        join attribute_category tied on tied.category_id = above.id join attribute on attribute.id = tied.attribute_id
        left join lateral (
          select *, case when is_part then goods.millimetres[2] else 1 end as size from demo_measure
          where demo_measure.attribute = attribute.name and (demo_measure.path is null or leaf.path like demo_measure.path || '%')
          order by demo_measure.path is null limit 1
        ) known on true
      where attribute.is_active
        and (attribute.id <= ${rowsOf('attribute', 'dev')} or goods.category_id > ${rowsOf('category', 'dev')})
      order by goods.category_id, attribute.id, above.depth desc
    ), answered as (
      select category_id, variant, attribute_id, case type
        when 'number' then to_jsonb(round((low + step * floor(((high - low) / step + 1) * dice / 268435456.0))::numeric, precision))
        when 'boolean' then to_jsonb(dice % 3 > 0)
        when 'select' then to_jsonb(choices[1 + dice % cardinality(choices)])
        when 'multiselect' then to_jsonb(choices[1 + dice % cardinality(choices) : 2 + dice % cardinality(choices)])
        when 'date' then to_jsonb(date '2025-01-01' + dice % 360)
        when 'string' then case when pattern is null then to_jsonb('M' || 8 + dice % 12 || 'x1.5') end
        end as value
      from wanted, generate_series(0, ${VARIANTS - 1}) variant,
        lateral (select pg_temp.rnd('product_answers', category_id * 1000 + variant, attribute_id::text) as dice) thrown
      where required or dice % 10 < 8
    ), collected as (
      select category_id, variant, jsonb_object_agg(attribute_id, value) as attribute_values from answered
      where value is not null group by category_id, variant
    )
    select goods.category_id, variant, coalesce(attribute_values, '{}') as attribute_values
    from demo_goods goods cross join generate_series(0, ${VARIANTS - 1}) variant left join collected using (category_id, variant)`)
  await tx.execute(sql`create unique index on demo_answers (category_id, variant)`)
  await tx.execute(sql`analyze demo_goods, demo_answers, category, brand, company`)
}
