import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'

type Author = Schemas['Author']

export const SOMEBODY_OF_STAFF: Author = { id: null, label: 'Сотрудник маркетплейса' }

/**
 * The user who did something, as the reader may see them; null for an automatic change. Sellers see the names of their
 * own colleagues, but not those of staff.
 */
export function authorTo(reader: Pick<Principal, 'scope' | 'companyIds'>, id: SQL, label: SQL): SQL<Author | null> {
  // A service account has no page among the users.
  const person = sql`(select person.id from "user" person where person.id = ${id} and person.kind = 'person')`
  const author = sql`json_build_object('id', ${person}, 'label', ${label})`
  const isVisible = isVisibleAuthor(reader, id)
  const visible = isVisible
    ? sql`case when ${isVisible} then ${author} else ${JSON.stringify(SOMEBODY_OF_STAFF)}::json end`
    : author
  return sql`case when ${id} is not null then ${visible} end`
}

/** Whether the reader sees who the author is; undefined if they see everybody. A filter by a hidden author would tell. */
export function isVisibleAuthor(
  { scope, companyIds }: Pick<Principal, 'scope' | 'companyIds'>,
  id: SQL,
): SQL | undefined {
  if (scope === 'all') return undefined
  return sql`exists (select from user_company colleague
    where colleague.user_id = ${id} and colleague.company_id = any(${sql.param(companyIds)}::int8[]))`
}
