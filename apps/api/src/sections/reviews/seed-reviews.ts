import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { demoAuthors, demoReplies, demoTexts } from './demo-texts.ts'
import { flagsOf } from './flags.ts'
import { stopWordsOf } from './stop-words.ts'

interface Range {
  from: number
  to: number
  /** The ids that reviews may reference. */
  products: number
  orders: number
}

/** The card of the first reviews. */
const GOLDEN = 1001
const GOLDEN_REVIEWS = 5

/** Most reviews are about purchases, the others about active cards, points and sellers. */
export async function addReviews(tx: Database, at: Date, { from, to, products, orders }: Range): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  // The planner underestimates the rows and would scan all purchases once for each review.
  await tx.execute(sql`set local enable_nestloop = off`)
  await tx.execute(sql`
    insert into review (id, target, product_id, store_point_id, company_id, order_item_id, author_name, rating, criteria, text, pros, cons,
      photo_ids, status, flags, reply_text, reply_user_id, reply_at, complaint_reason_id, complaint_comment, complaint_at,
      created_at, updated_at, updated_by)
    with bought as materialized (
      select item.id, item.product_id, sub_order.company_id, delivered_at, row_number() over (order by item.id) - 1 as number
      from sub_order_item item join sub_order on sub_order.id = sub_order_id
      where sub_order.status = 'delivered' and sub_order.order_id <= ${orders}
    ), offered as materialized (
      select id, coalesce(company_id, (select min(offer.company_id) from product_offer offer where product_id = product.id)) as company_id,
        row_number() over (order by id) - 1 as number
      from product where status = 'active' and offers_count > 0 and id <= ${products}
    ), point as materialized (
      select id, company_id, row_number() over (order by id) - 1 as number from store_point
      where status = 'active' and company_id is not null and id <= 120
    ), seller as materialized (
      select id, row_number() over (order by id) - 1 as number from company where status = 'active' and id <= 40
    ), pool as (
      select (select count(*) from bought) as bought, (select count(*) from offered) as offered, (select count(*) from point) as points,
        (select count(*) from seller) as sellers, ${JSON.stringify(await textsOf(tx))}::jsonb as texts,
        (select array_agg(id order by position) from review_term where kind = 'criterion') as criteria,
        (select min(user_id) from user_role join role on role.id = role_id where role.slug = 'moderator') as moderator,
        (select id from operation_reason where code = 'review.seller_complaint') as complaint
    ), thrown as materialized (
      select id, pg_temp.rnd('review', id, 'target') % 100 as aim, pg_temp.rnd('review', id, 'place') / 268435456.0 as place,
        pg_temp.rnd('review', id, 'rating') % 100 as mood, pg_temp.rnd('review', id, 'status') % 100 as lot,
        pg_temp.rnd('review', id, 'text') as dice, pg_temp.rnd('review', id, 'time') as time, pg_temp.rnd('review', id, 'more') as more
      from generate_series(${from}::int, ${to}::int) id
    ), aimed as (
      select thrown.*, pool.*, case when thrown.id <= ${GOLDEN_REVIEWS} then 'golden' when aim < 70 and bought > 0 then 'bought'
          when aim < 88 then 'product' when aim < 95 then 'store-point' else 'company' end as kind,
        case when mood < 62 then 5 when mood < 78 then 4 when mood < 86 then 3 when mood < 91 then 2 else 1 end as stars,
        case when lot < 80 then 'published' when lot < 92 then 'new' when lot < 97 then 'rejected' else 'hidden' end as outcome
      from thrown cross join pool
    ), placed as materialized (
      select aimed.*, bought.id as item_id, bought.delivered_at,
        case kind when 'golden' then ${GOLDEN} when 'bought' then bought.product_id when 'product' then offered.id end as product_id,
        point.id as point_id,
        case kind when 'golden' then 1 when 'bought' then bought.company_id when 'product' then offered.company_id
          when 'store-point' then point.company_id else seller.id end as company_id,
        texts -> case when outcome = 'rejected' or (outcome = 'new' and dice % 3 = 0) then 'flagged' when stars >= 4 then 'good'
          when stars = 3 then 'fair' else 'bad' end as choices
      from aimed
        left join bought on kind = 'bought' and bought.number = floor(place * aimed.bought)::int
        left join offered on kind = 'product' and offered.number = floor(place * place * aimed.offered)::int
        left join point on kind = 'store-point' and point.number = floor(place * aimed.points)::int
        left join seller on kind = 'company' and seller.number = floor(place * aimed.sellers)::int
    ), dated as materialized (
      select *, choices -> (dice / 3 % jsonb_array_length(choices)) as words,
        case when outcome = 'new' then ${now} - make_interval(secs => 1800 + time % 500000)
          else least(${now} - interval '1 day', coalesce(delivered_at + make_interval(secs => time % 864000),
            ${now} - make_interval(secs => 86400 + time % 7000000))) end as written_at
      from placed
    )
    select dated.id, case when kind in ('golden', 'bought') then 'product' else kind end, product_id, point_id, company_id, item_id,
      (${sql.param(demoAuthors.names)}::text[])[1 + more % ${demoAuthors.names.length}] || ' ' || (${sql.param(demoAuthors.initials)}::text[])[1 + more / 16 % ${demoAuthors.initials.length}] || '.',
      stars,
      case when more % 10 < 6 then (select jsonb_agg(jsonb_build_object('id', term, 'rating', greatest(1, least(5, stars + (dice / number) % 2)))
        order by number) from unnest(criteria) with ordinality as criterion (term, number)) else '[]' end,
      words ->> 'text', words ->> 'pros', words ->> 'cons',
      case when more % 9 = 0 and product_id is not null then (select image_ids[1:1] from product where product.id = product_id) else '{}' end,
      outcome, array(select jsonb_array_elements_text(words -> 'flags')),
      case when replied then case when stars >= 4 then ${demoReplies.good} else ${demoReplies.bad} end end,
      case when replied then coalesce((select min(user_id) from user_company where user_company.company_id = dated.company_id), moderator) end,
      case when replied then written_at + interval '18 hours' end,
      case when complained then complaint end, case when complained then 'Покупатель перепутал продавца' end,
      case when complained then written_at + interval '20 hours' end,
      written_at, case when outcome = 'new' then written_at else written_at + interval '22 hours' end,
      case when outcome <> 'new' then moderator end
    from dated, lateral (select outcome = 'published' and dice / 7 % 100 < 35 as replied, outcome in ('published', 'hidden') and stars <= 2 and dice / 11 % 100 < 25 as complained) fate
    order by dated.id`)
  await tx.execute(sql`set local enable_nestloop = on`)
}

/** Reads the demo texts with their flags. */
async function textsOf(tx: Database) {
  const stopWords = await stopWordsOf(tx)
  return Object.fromEntries(
    Object.entries(demoTexts).map(([mood, texts]) => [
      mood,
      texts.map((written) => ({
        ...written,
        flags: flagsOf([written.text, written.pros ?? null, written.cons ?? null], stopWords),
      })),
    ]),
  )
}
