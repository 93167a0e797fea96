import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { withoutIndexes } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'

const DAYS = 364

/** Label and company of the records with a status, in the form that their sections write to the log. */
const RECORD_LABELS = sql`
  select 'user' as entity, id as entity_id, person_label(person) as label, null::int8 as company_id from "user" person
  union all select 'company', id, trade_name, id from company
  union all select 'contract', id, '№ ' || number, company_id from contract
  union all select 'store-point', id, name, company_id from store_point
  union all select 'product', id, name, company_id from product
  union all select 'sub-order', id, number, company_id from sub_order
  union all select 'moderation', id, number, company_id from moderation
  union all select 'brand-moderation', id, number, company_id from brand_moderation
  union all select 'review', review.id, coalesce(product.name, point.name, seller.trade_name) || ': ' || author_name, review.company_id
    from review left join product on target = 'product' and product.id = product_id
      left join store_point point on target = 'store-point' and point.id = store_point_id
      left join company seller on seller.id = review.company_id`

/** Seeds the log with every status change in the histories and with everyday work around them. */
export async function seedAuditLog(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const rows = rowsOf('audit_log', size)
  const now = sql`${at.toISOString()}::timestamptz`
  await withoutIndexes(tx, ['audit_log'], async () => {
    await tx.execute(sql`
      insert into audit_log (created_at, user_id, user_name, role_slugs, ip, user_agent, request_id, source,
        entity, entity_id, entity_label, company_id, event, changes, reason_id, comment)
      with staff as (
        select u.id, person_label(u) as name, row_number() over (order by u.id) - 1 as turn, count(*) over () as people
        from "user" u where status = 'active' and not exists (select from user_company where user_id = u.id)
      ), named as (${RECORD_LABELS}), described as (
        select history.id, created_at, user_id, history.entity, history.entity_id, label, company_id, 'status_changed' as event,
          jsonb_build_object('status', jsonb_build_array(from_status, to_status)) as changes, reason_id, comment
        from (select * from status_history where from_status is not null order by created_at desc limit ${rows / 2}) history
          left join named on named.entity = history.entity and named.entity_id = history.entity_id
      ), rest as (
        select ${rows} - count(*) as rows from described
      ), everyday as (
        select number,
          ${now} - make_interval(secs => (rest.rows - number) * ${DAYS * 86_400}::float8 / rest.rows) as created_at,
          pg_temp.rnd('audit_log', number, 'user') % (select max(people) from staff) as staff_number,
          pg_temp.rnd('audit_log', number, 'kind') % 100 as kind,
          pg_temp.rnd('audit_log', number, 'record') as record,
          pg_temp.rnd('audit_log', number, 'value') % 1000 as value
        from rest, generate_series(1, rest.rows) number
      ), done as (
        select number as id, everyday.created_at, staff.id as user_id, 'product' as entity, product.id as entity_id, product.name as label,
          product.company_id, 'updated' as event,
          jsonb_build_object('weight_g', jsonb_build_array(product.weight_g + 1 + value, product.weight_g)) as changes
        from everyday join staff on staff.turn = staff_number
          join product on product.id = 1 + record % (select greatest(max(id), 1) from product)
        where kind < 45
        union all
        select everyday.number, everyday.created_at, staff.id, 'product-offer', offer.id, offer.seller_sku, offer.company_id, 'updated',
          jsonb_build_object('price_kopecks', jsonb_build_array(offer.price_kopecks + 100 * (1 + value), offer.price_kopecks))
        from everyday join staff on staff.turn = staff_number
          join product_offer offer on offer.id = 1 + record % (select greatest(max(id), 1) from product_offer)
        where kind between 45 and 74
        union all
        select everyday.number, everyday.created_at, staff.id, 'order', sold.id, sold.number, null, 'updated',
          jsonb_build_object('comment_staff', jsonb_build_array(null, 'Перезвонить после ' || 10 + value % 9 || ':00'))
        from everyday join staff on staff.turn = staff_number
          join "order" sold on sold.id = 1 + record % (select greatest(max(id), 1) from "order")
        where kind between 75 and 84
        union all
        select everyday.number, everyday.created_at, staff.id, 'user', staff.id, staff.name, null, 'signed_in', '{}'::jsonb
        from everyday join staff on staff.turn = staff_number
        where kind >= 85
      ), all_rows as (
        select created_at, user_id, entity, entity_id, label, company_id, event, changes, reason_id, comment, id from described
        union all
        select created_at, user_id, entity, entity_id, label, company_id, event, changes, null, null, id from done
      )
      select all_rows.created_at, user_id, person_label(author), coalesce(held.roles, '{}'), '192.0.2.' || all_rows.id % 250, 'Mozilla/5.0', md5('request:' || all_rows.id), case when user_id is null then 'system' else 'panel' end,
        entity, entity_id, label, company_id, event, changes, reason_id, comment
      from all_rows left join "user" author on author.id = user_id
        left join (select user_id as id, array_agg(slug) as roles from user_role join role on role.id = role_id group by 1) held on held.id = user_id
      order by all_rows.created_at, all_rows.id`)
  })
  // Sealing this many rows one by one is too slow, so the chain of a large database begins after them.
  if (size === 'large') await tx.execute(sql`update audit_chain set anchor_audit_id = (select max(id) from audit_log)`)
}
