import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** М-000101: merchant1@ proposes another name, one more picture and two other attributes of a product. */
export const GOLDEN = 101
export const GOLDEN_PRODUCT = 1001

const DAY = 24 * 60 * 60_000

export async function addGolden(tx: Database, at: Date): Promise<void> {
  const createdAt = new Date(at.getTime() - 2 * 60 * 60_000).toISOString()
  await tx.execute(sql`
    insert into moderation (id, entity, entity_id, entity_label, entity_version, company_id, kind, before, after, changed_fields,
      due_at, author_id, created_at, updated_at, created_by, updated_by)
    select ${GOLDEN}, 'product', card.id, card.name, card.version, card.company_id, 'update',
      jsonb_build_object('name', card.name, 'image_ids', card.image_ids, 'attribute_values', answers.now),
      jsonb_build_object('name', 'Фильтр масляный MANN W 914/2',
        'image_ids', card.image_ids || (select min(id) from file where kind = 'image' and id <> all (card.image_ids)),
        'attribute_values', answers.wanted),
      array['name', 'image_ids'] || answers.changed,
      ${new Date(at.getTime() + DAY).toISOString()}, author.id, ${createdAt}, ${createdAt}, author.id, author.id
    from product card, "user" author, lateral (
      select coalesce(jsonb_agg(jsonb_build_object('attribute_id', id, 'value', value) order by id), '[]') as now,
        coalesce(jsonb_agg(jsonb_build_object('attribute_id', id, 'value', case when number <= 2 then to_jsonb((value #>> '{}')::numeric + shift) else value end) order by id), '[]') as wanted,
        array_agg('attribute_values.' || id order by id) filter (where number <= 2) as changed
      from (
        select key::int8 as id, value, case when jsonb_typeof(value) = 'number' and (value #>> '{}')::numeric + 1 > max_value then -1 else 1 end as shift,
          case when attribute.type = 'number' then row_number() over (
            partition by attribute.type order by key::int8) end as number
        from jsonb_each(card.attribute_values) join attribute on attribute.id = key::int8
      ) answer
    ) answers
    where card.id = ${GOLDEN_PRODUCT} and author.email = 'merchant1@example.com'`)
}
