import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#seeding/sizes.ts'
import { addGolden, GOLDEN, GOLDEN_PRODUCT } from './seed-golden.ts'
import { authorOf, cardChange, fieldsOf, moderators, type Range, reasonsBy, wholeCard } from './seed-parts.ts'

/**
 * Seeds open requests: one for every new product on moderation, changes of products on sale, and with `others` changes
 * of the first sellers and points. A quarter is overdue.
 */
export async function addOpen(tx: Database, at: Date, range: Range & { others: boolean }): Promise<void> {
  const { from, to, every, products, others } = range
  const change = cardChange(sql`dice`)
  const now = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into moderation (id, entity, entity_id, entity_label, entity_version, company_id, kind, before, after, changed_fields, status,
      priority, assignee_id, assigned_until, due_at, attempt, reasons, comment_public, author_id, decided_by, decided_at,
      created_at, updated_at, created_by, updated_by, version)
    with staff as (select ${moderators} as ids), slot as (
      select id, row_number() over (order by id) as number, pg_temp.rnd('moderation', id, 'dice') as dice, pg_temp.rnd('moderation', id, 'time') as time
      from generate_series(${from}::int, ${to}::int) id where id % ${every} = ${every - 1} and id <> ${GOLDEN}
    ), subject as (
      (select 1 as turn, 'company' as entity, id as entity_id, trade_name as label, version, id as company_id, 'update' as kind,
        jsonb_build_object('trade_name', trade_name) as before, jsonb_build_object('trade_name', trade_name || ' Плюс') as after
      from company where status = 'active' and id <= ${rowsOf('company', 'dev')} and ${others} order by id desc limit 6)
      union all
      (select 2, 'store-point', id, name, version, company_id, 'update',
        jsonb_build_object('works_on_holidays', works_on_holidays), jsonb_build_object('works_on_holidays', not works_on_holidays)
      from store_point where status = 'active' and company_id is not null and id <= ${rowsOf('store_point', 'dev')} and ${others} order by id desc limit 8)
      union all
      (select 3, 'bank-detail', detail.id, bank_name || ', •••• ' || right(settlement_account, 4), detail.version, company_id, 'update',
        jsonb_build_object('recipient', recipient), jsonb_build_object('recipient', recipient || ' (основной счёт)')
      from bank_detail detail where is_active and detail.id <= ${rowsOf('bank_detail', 'dev')} and ${others} order by detail.id desc limit 6)
      union all
      (select 4, 'product', id, name, version, company_id, 'create', null, ${wholeCard}
      from product card where status = 'on_moderation' and company_id is not null and id between ${products[0]} and ${products[1]} order by id limit 1200)
      union all
      (select 5, 'product', id, name, version, company_id, 'update', ${change.now}, ${change.proposed}
      from (select product.*, pg_temp.rnd('product', id, 'change') as dice from product
        where status = 'active' and company_id is not null and id <> ${GOLDEN_PRODUCT} and id between ${products[0]} and ${products[1]}
        order by id limit 1900) card)
    ), placed as (
      select slot.*, entity, entity_id, label, subject.version as entity_version, company_id, kind, before, after,
        case when slot.number % 4 = 0 then 'new' when slot.number % 10 = 1 then 'in_work' when slot.number % 5 = 2 then 'revision' else 'new' end as status,
        slot.number % 4 = 0 as is_late
      from slot join (select *, row_number() over (order by turn, entity_id) as number from subject) subject using (number)
    )
    select placed.id, entity, entity_id, label, entity_version, company_id, kind, before, after, ${fieldsOf(sql`after`)}, status,
      case when dice % 10 = 0 then 'high' when dice % 10 < 3 then 'low' else 'normal' end,
      case when status = 'in_work' then person.id end,
      case when status = 'in_work' then ${now} + make_interval(mins => 10 + time % 20) end,
      case when is_late then ${now} - make_interval(mins => 30 + time % 4000) else ${now} + make_interval(mins => 60 + time % 4000) end,
      1 + (dice % 7 = 0)::int,
      case when status = 'revision' then ${reasonsBy(sql`dice`)} else '[]' end,
      case when status = 'revision' then 'Исправьте замечания и отправьте снова' end,
      author.id, case when status = 'revision' then person.id end, case when status = 'revision' then ${now} - make_interval(mins => 20) end,
      ${now} - make_interval(mins => case when is_late then 5000 + time % 4000 else 60 + time % 3000 end),
      ${now} - interval '20 minutes', author.id, coalesce(case when status <> 'new' then person.id end, author.id), 1 + (status <> 'new')::int
    from placed cross join staff, lateral (select ${authorOf(sql`placed.company_id`)} as id) author,
      lateral (select staff.ids[1 + dice % cardinality(staff.ids)] as id) person`)
  if (others) await addGolden(tx, at)
}
