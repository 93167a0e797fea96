import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import type { SearchRequest, Hit } from '#records/search.ts'
import { moderation } from './schema.ts'

/** Searches by the whole number, with or without its letter and leading zeros. */
export async function findModeration(db: Database, { q, actor }: SearchRequest): Promise<Hit[]> {
  const [, digits] = /^(?:[мm]-?)?(\d{1,9})$/i.exec(q) ?? []
  if (!digits) return []
  const { rows } = await db.execute<Hit>(sql`
    select id, number as label, entity_label as hint from moderation
    where number = ${`М-${digits.padStart(6, '0')}`} and ${withinCompanies(actor, moderation.company_id) ?? sql`true`}`)
  return rows
}
