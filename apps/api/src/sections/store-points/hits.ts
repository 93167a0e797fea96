import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { containsWords } from '#query/list.ts'
import { withinCompanies } from '#query/scope.ts'
import { type SearchRequest, selectHits } from '#records/search.ts'
import { storePoint } from './schema.ts'

export function findStorePoints(db: Database, { q, limit, actor }: SearchRequest) {
  const searched = sql`store_point.name || ' ' || code || ' ' || street || ' ' || house`
  const select = sql`
    select store_point.id, store_point.name as label, code || ', ' || city.name as hint
    from store_point join city on city.id = city_id
    where ${containsWords(searched, q)} and ${withinCompanies(actor, storePoint.company_id) ?? sql`true`}`
  return selectHits(db, select, sql`code <> upper(${q}), code`, limit)
}
