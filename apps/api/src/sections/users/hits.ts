import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { containsWords } from '#query/list.ts'
import { type SearchRequest, selectHits } from '#records/search.ts'
import { searchedPhone } from '#text/searched-phone.ts'
import { visibleUsers } from './authority.ts'

export function findUsers(db: Database, { q, limit, actor }: SearchRequest) {
  const searched = sql`last_name || ' ' || first_name || ' ' || coalesce(middle_name, '') || ' ' || email || ' ' || coalesce(phone, '')`
  const select = sql`
    select id, concat_ws(' ', last_name, first_name, middle_name) as label, email as hint
    from "user" where ${containsWords(searched, searchedPhone(q))} and ${visibleUsers(db, actor) ?? sql`true`}`
  return selectHits(db, select, sql`last_name collate "unicode", first_name collate "unicode", id`, limit)
}
