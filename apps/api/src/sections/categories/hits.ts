import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { containsWords } from '#query/list.ts'
import { type SearchRequest, begins, selectHits } from '#records/search.ts'

export function findCategories(db: Database, { q, limit }: SearchRequest) {
  const select = sql`
    select category.id, category.name as label, parent.name as hint
    from category left join category parent on parent.id = category.parent_id
    where ${containsWords(sql`category.name`, q)}`
  return selectHits(db, select, sql`not ${begins(sql`category.name`, q)}, length(category.name), category.id`, limit)
}
