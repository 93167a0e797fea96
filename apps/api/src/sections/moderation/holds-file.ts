import { inArray, type SQL, sql } from '#db/drizzle.ts'
import type { HeldFiles } from '#records/held-files.ts'
import { moderation } from './schema.ts'

/** A proposal may reference any file id, but grants access only to files of its author or company. */
export function holdsFile({ id, company_id, created_by }: Parameters<HeldFiles['holds']>[0]): SQL {
  return sql`((${moderation.after} -> 'photo_ids') @> to_jsonb(array[${id}::int8])
    or (${moderation.after} -> 'image_ids') @> to_jsonb(array[${id}::int8])
    or (${moderation.before} -> 'photo_ids') @> to_jsonb(array[${id}::int8]))
    and (${moderation.company_id} = ${company_id} or ${moderation.author_id} = ${created_by})`
}

const OPEN = ['new', 'in_work', 'revision'] as const
const FIELDS = ['image_ids', 'photo_ids', 'logo_id'] as const

/** Only an open request keeps the files that it proposes or replaces: a record keeps those that were approved. */
export function keepsFile({ id }: Parameters<HeldFiles['holds']>[0]): SQL {
  const sides = [moderation.before, moderation.after].flatMap((side) =>
    FIELDS.map((field) => sql`${side} -> ${field}::text @> ${String(id)}::jsonb`),
  )
  return sql`${inArray(moderation.status, [...OPEN])} and (${sql.join(sides, sql` or `)})`
}
