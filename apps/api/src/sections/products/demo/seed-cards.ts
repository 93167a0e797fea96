import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { copy } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { product } from '#sections/products/schema.ts'

const DEV = rowsOf('product', 'dev')

/**
 * Generates a card for every id from 1; the records that the first cards reference exist at any size. Each `offset 0`
 * keeps the planner from inlining a subquery, which would evaluate its random values once per reference.
 */
export async function addCards(tx: Database, at: Date, size: Size): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`create temporary table demo_card (like product including defaults) on commit drop`)
  await tx.execute(sql`
    insert into demo_card (id, name, slug, article, article_norm, brand_id, category_id, company_id, description, barcodes, image_ids,
      attribute_values, condition, weight_g, length_mm, width_mm, height_mm, pack_qty, vat_rate, country_code, tnved, status,
      status_reason_id, codes, completeness, created_at, updated_at, created_by, updated_by)
    with pool as (
      select
        (select count(*) from demo_goods where category_id <= ${rowsOf('category', 'dev')}) as dev_goods,
        (select count(*) from demo_goods) as all_goods,
        (select array_agg(id order by id) from company where status in ('active', 'suspended') and id <= ${rowsOf('company', 'dev')}) as dev_companies,
        (select array_agg(id order by id) from company where status in ('active', 'suspended')) as all_companies,
        (select max(id) from brand) as last_brand,
        (select array_agg(id order by id) from operation_reason where 'product_reject' = any(operations)) as rejections,
        (select array_agg(id order by id) from operation_reason where 'product_block' = any(operations)) as blocks,
        (select id from "user" where email = 'content@example.com') as writer
    ), dice as (
      select id, pg_temp.rnd('product', id, 'goods') as a, pg_temp.rnd('product', id, 'brand') as b, pg_temp.rnd('product', id, 'company') as c,
        pg_temp.rnd('product', id, 'status') as d, pg_temp.rnd('product', id, 'size') as e, pg_temp.rnd('product', id, 'time') as f
      from generate_series(1, ${rowsOf('product', size)}) id offset 0
    ), chosen as (
      select dice.*, pool.*, goods.*, dice.id = 1001 as golden,
        goods.series[1 + a / 7 % cardinality(goods.series)] as head,
        case when dice.id < 10000 then lpad((dice.id::int8 * 7919 % 10000)::text, 4, '0') else lpad((dice.id::int8 * 7919 % 10000000)::text, 7, '0') end as digits,
        d % 100 as lot, power(b / 268435456.0, 2) as popular, power(c / 268435456.0, 3) as large,
        case when dice.id <= ${DEV} then dev_companies else all_companies end as companies
      from dice cross join pool
        join demo_goods goods on number = case when dice.id = 1001 then (select number from demo_goods where name = 'Фильтр масляный' order by number limit 1)
          else a % case when dice.id <= ${DEV} then dev_goods else all_goods end end
      offset 0
    ), made as (
      select *,
        case when golden then (select id from brand where name = 'MANN-FILTER')
          when id > ${DEV} and a % 4 = 0 then 1 + floor(last_brand * popular)::int
          else brand_ids[1 + floor(cardinality(brand_ids) * popular)::int] end as brand_id,
        case when golden then 'W 914/2' else head || case when right(head, 1) in (' ', '-', '.') or a / 3 % 2 = 0 then digits
          when a / 3 % 4 = 1 then ' ' || left(digits, -1) || '/' || right(digits, 1) else ' ' || digits end end as article,
        case when golden then 1 when c % 10 < 3 then null
          else companies[1 + floor(cardinality(companies) * large)::int] end as company_id,
        case when golden or lot < 60 then 'active' when lot < 73 then 'draft' when lot < 81 then 'rejected' when lot < 89 then 'disabled'
          when lot < 94 then 'archived' when lot < 98 then 'on_moderation' else 'blocked' end as status,
        case when not golden and lot between 60 and 72 and d / 100 % 2 = 0 then '{}' else array[image_id] end as image_ids,
        ${now} - make_interval(secs => 86400 + f % (500 * 86400)) as created_at,
        d / 1000 % 10 < 7 as described, d / 1000 % 10 < 8 as has_barcode, e / 1000 % 10 < 8 as has_country, e / 1000 % 10 < 6 as has_tnved
      from chosen offset 0
    )
    select made.id, made.name || ' ' || article, made.slug || '-' || trim('-' from lower(regexp_replace(article, '[^A-Za-z0-9]+', '-', 'g'))),
      article, norm, brand_id, made.category_id, company_id,
      case when described then made.name || ' ' || (select brand.name from brand where brand.id = brand_id) || ' ' || article || '. ' || (array[
        'Полностью соответствует оригиналу по размерам и посадочным местам.',
        'Поставляется в фирменной упаковке, гарантия производителя.',
        'Перед установкой сверьте номер детали с каталогом автомобиля.',
        'Рекомендуется замена парами или комплектом.'])[1 + e % 4] end,
      case when has_barcode then array[pg_temp.ean13('460' || lpad(made.id::text, 9, '0'))] else '{}' end,
      image_ids, answers.attribute_values,
      case when e % 100 < 94 then 'new' when e % 100 < 97 then 'remanufactured' else 'used' end,
      pg_temp.between_of(grams, e), pg_temp.between_of(millimetres, a), pg_temp.between_of(millimetres, b), pg_temp.between_of(millimetres, c),
      case when b % 20 = 0 then 2 when b % 20 = 1 then 4 else 1 end,
      coalesce(vat_default, case when c % 10 = 0 then 'none' else '22' end),
      case when has_country then (select country_code from brand where brand.id = brand_id) end,
      case when has_tnved then '8' || lpad((made.category_id % 100)::text, 3, '4') || lpad((e % 100)::text, 2, '0') || '0000' end,
      made.status,
      case made.status when 'rejected' then rejections[1 + e % cardinality(rejections)] when 'blocked' then blocks[1 + e % cardinality(blocks)] end,
      norm,
      case when cardinality(image_ids) > 0 then 25 else 0 end + case when described then 15 else 0 end + case when has_barcode then 10 else 0 end
        + least(20, 5 * (select count(*)::int from jsonb_object_keys(answers.attribute_values)))
        + case when has_country and exists (select from brand where brand.id = brand_id and country_code is not null) then 5 else 0 end
        + case when has_tnved then 5 else 0 end,
      created_at, created_at + (${now} - created_at) * ((e % 1000) / 1000.0), writer, writer
    from made join demo_answers answers on answers.category_id = made.category_id and variant = f % 24,
      lateral (select regexp_replace(upper(article), '[^A-Z0-9]', '', 'g') as norm) normalised`)
  await tx.execute(sql`analyze demo_card`)
}

/** Computes the columns that triggers maintain otherwise: searchable numbers, completeness and offers. */
export async function writeCards(tx: Database): Promise<void> {
  await tx.execute(sql`analyze product_oem, product_cross, product_applicability`)
  await tx.execute(sql`
    with numbers as (
      select product_id, string_agg(distinct number_norm, ' ') filter (where kind = 'oem') as oem,
        string_agg(distinct number_norm, ' ') filter (where kind = 'cross') as crosses
      from (select product_id, number_norm, 'oem' as kind from product_oem
        union all select product_id, article_norm, 'cross' from product_cross) known group by 1
    ), fitting as (
      select distinct product_id from product_applicability
    ), sold as (
      select product_id, count(*) as n, min(price_kopecks) as cheapest
      from demo_offer offer join company on company.id = company_id
      where offer.status = 'active' and not price_quarantine and company.status = 'active' group by 1
    )
    ${copy('demo_card', product, {
      codes: sql`concat_ws(' ', article_norm, oem, crosses)`,
      completeness: sql`completeness + case when numbers is null then 0 else 10 end + case when fitting is null then 0 else 10 end`,
      has_applicability: sql`fitting.product_id is not null`,
      offers_count: sql`coalesce(n, 0)`,
      min_price_kopecks: sql`cheapest`,
    })}
    left join numbers on numbers.product_id = id left join fitting on fitting.product_id = id left join sold on sold.product_id = id
    order by id`)
  await tx.execute(sql`
    insert into product_without_crosses
    select id from product where not exists (select from product_cross known where known.product_id = product.id) order by id`)
  await tx.execute(sql`analyze product, product_without_crosses`)
}

const STEPS = {
  draft: ['draft'],
  on_moderation: ['draft', 'on_moderation'],
  active: ['draft', 'on_moderation', 'active'],
  rejected: ['draft', 'on_moderation', 'rejected'],
  disabled: ['draft', 'on_moderation', 'active', 'disabled'],
  blocked: ['draft', 'on_moderation', 'active', 'blocked'],
  archived: ['draft', 'on_moderation', 'active', 'disabled', 'archived'],
}

/** Adds a status history for the first cards only; for a million it would be too long. */
export async function seedHistory(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, user_id, created_at)
    select 'product', product.id, lag(step) over (partition by product.id order by place), step,
      case when step = status then status_reason_id end,
      (select id from "user" where email = case when step in ('draft', 'on_moderation') then 'content@example.com' else 'moderator@example.com' end),
      created_at + (updated_at - created_at) * ((place - 1)::float8 / jsonb_array_length(steps))
    from product, lateral (select ${JSON.stringify(STEPS)}::jsonb -> status as steps) way,
      jsonb_array_elements_text(steps) with ordinality as history (step, place)
    where product.id <= ${DEV}
    order by created_at + (updated_at - created_at) * ((place - 1)::float8 / jsonb_array_length(steps)), product.id, place`)
}
