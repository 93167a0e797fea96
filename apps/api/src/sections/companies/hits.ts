import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { containsWords } from '#query/list.ts'
import { withinCompanies } from '#query/scope.ts'
import { type SearchRequest, begins, selectHits } from '#records/search.ts'
import { searchedPhone } from '#text/searched-phone.ts'
import { company } from './schema.ts'

export function findCompanies(db: Database, { q, limit, actor }: SearchRequest) {
  const searched = sql`trade_name || ' ' || short_name || ' ' || full_name || ' ' || inn || ' ' || coalesce(ogrn, '') || ' ' || phone || ' ' || email`
  const select = sql`
    select id, trade_name as label, 'ИНН ' || inn as hint from company
    where ${containsWords(searched, searchedPhone(q))} and ${withinCompanies(actor, company.id) ?? sql`true`}`
  return selectHits(db, select, sql`not ${begins(sql`trade_name`, q)}, trade_name collate "unicode", id`, limit)
}
