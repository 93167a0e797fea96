import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { authorOf, cardChange, fieldsOf, moderators, type Range, reasonsBy, wholeCard } from './seed-parts.ts'

/** Seeds decided requests about products; approved values equal the product's current values. */
export async function addClosed(tx: Database, at: Date, { from, to, every, products }: Range): Promise<void> {
  const change = cardChange(sql`dice`)
  const [first, last] = products
  await tx.execute(sql`
    insert into moderation (id, entity, entity_id, entity_label, entity_version, company_id, kind, before, after, changed_fields, status,
      priority, due_at, attempt, reasons, comment_public, author_id, decided_by, decided_at, created_at, updated_at, created_by, updated_by, version)
    with staff as (select ${moderators} as ids), thrown as (
      select id, pg_temp.rnd('moderation', id, 'dice') as dice, pg_temp.rnd('moderation', id, 'status') % 100 as lot,
        pg_temp.rnd('moderation', id, 'product') as place, pg_temp.rnd('moderation', id, 'time') as time
      from generate_series(${from}::int, ${to}::int) id where id % ${every} <> ${every - 1}
    ), settled as (
      select *, case when lot < 70 then 'approved' when lot < 90 then 'rejected' else 'cancelled' end as outcome,
        case when dice / 16 % 10 < 3 then 'create' else 'update' end as kind,
        ${at.toISOString()}::timestamptz - make_interval(mins => 4320 + time % 250000) as opened_at
      from thrown
    ), closed as (
      select settled.id, card.id as card_id, card.name, card.company_id, kind, outcome as status, dice, time, opened_at,
        opened_at + make_interval(mins => 60 + time % 2300) as closed_at,
        case when kind = 'create' then ${wholeCard} when outcome = 'approved' then ${change.now} else ${change.proposed} end as after,
        case when kind = 'create' then null when outcome = 'approved'
          then (select jsonb_object_agg(key, case jsonb_typeof(value) when 'number' then to_jsonb(value::int + 3) when 'string' then to_jsonb('Б/н ' || (value #>> '{}')) else to_jsonb('Без описания'::text) end) from jsonb_each(${change.now}))
          else ${change.now} end as before
      from settled, lateral (
        select * from product where id >= ${first}::int8 + place % ((${last}::int8 - ${first}::int8) * 9 / 10) and company_id is not null order by id limit 1) card
    )
    select closed.id, 'product', card_id, name, 1, company_id, kind, before, after, ${fieldsOf(sql`after`)}, status, 'normal',
      opened_at + interval '3 days', 1 + (dice % 9 = 0)::int,
      case when status = 'rejected' then ${reasonsBy(sql`dice`)} else '[]' end,
      case when status = 'rejected' then 'Исправьте замечания и отправьте карточку снова' end,
      author.id, case when status <> 'cancelled' then staff.ids[1 + dice % cardinality(staff.ids)] else author.id end,
      closed_at, opened_at, closed_at, author.id, case when status <> 'cancelled' then staff.ids[1 + dice % cardinality(staff.ids)] else author.id end, 3
    from closed cross join staff, lateral (select ${authorOf(sql`closed.company_id`)} as id) author
    order by closed.id`)
}
