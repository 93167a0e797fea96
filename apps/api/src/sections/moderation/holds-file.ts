import { type SQL, sql } from '#db/drizzle.ts'
import type { HeldFiles } from '#records/held-files.ts'
import { moderation } from './schema.ts'

/** A proposal may reference any file id, but grants access only to files of its author or company. */
export function holdsFile({ id, company_id, created_by }: Parameters<HeldFiles['holds']>[0]): SQL {
  return sql`((${moderation.after} -> 'photo_ids') @> to_jsonb(array[${id}::int8])
    or (${moderation.after} -> 'image_ids') @> to_jsonb(array[${id}::int8])
    or (${moderation.before} -> 'photo_ids') @> to_jsonb(array[${id}::int8]))
    and (${moderation.company_id} = ${company_id} or ${moderation.author_id} = ${created_by})`
}
