import { auditEach } from '#db/audit.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { PERSONAL_FIELDS } from '#sections/facts/public.ts'
import { ERASED } from './erased.ts'

interface Erasing {
  db: Database
  actor: Principal
}

interface Whose {
  ids: readonly number[]
  reviewIds: readonly number[]
  values: readonly string[]
  comment: string
}

const FIELDS = [...PERSONAL_FIELDS, 'buyer_name', 'author_name']

/**
 * Takes buyers out of what other systems have sent of them, applied or not. The digest stays, so that the same fact is still the
 * same one. An order that was not made yet, or a change of one, has lost what it needs, so it is rejected.
 */
export async function eraseFacts({ db, actor }: Erasing, { ids, reviewIds, values, comment }: Whose): Promise<void> {
  const erased = sql`
    select fact.id, jsonb_object_agg(field, ${ERASED}::text) as fields from fact, jsonb_object_keys(content) field
    where field = any(${sql.param(FIELDS)}::text[]) and (
      (entity = 'order' and entity_id = any(${sql.param(ids)}::int8[]))
      or (entity = 'review' and entity_id = any(${sql.param(reviewIds)}::int8[]))
      or content ->> 'buyer_phone' = any(${sql.param(values)}::text[])
      or lower(content ->> 'buyer_email') = any(select lower(value) from unnest(${sql.param(values)}::text[]) value))
    group by fact.id`
  await auditEach(
    db,
    actor,
    { event: 'erased', entity: 'fact', comment },
    sql`update fact set content = content || erased.fields,
        state = case when kind in ('order', 'revision') and state in ('waiting', 'refused') then 'rejected' else state end, version = version + 1, updated_at = ${actor.at.toISOString()},
        updated_by = ${actor.userId}
      from (${erased}) erased where fact.id = erased.id
      returning fact.id, source || ' ' || external_id as label, null, '{}'::jsonb`,
  )
}
