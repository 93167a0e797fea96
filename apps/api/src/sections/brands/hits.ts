import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { containsWords } from '#query/list.ts'
import { type SearchRequest, begins, selectHits } from '#records/search.ts'

export function findBrands(db: Database, { q, limit }: SearchRequest) {
  const select = sql`
    select id, name as label, null as hint from brand
    where ${containsWords(sql`name`, q)}
      or id in (select brand_id from brand_alias where brand_id is not null and ${containsWords(sql`brand_alias.name`, q)})`
  const spelled = sql`exists (select from brand_alias where brand_id = brand.id and ${begins(sql`brand_alias.name`, q)})`
  return selectHits(db, select, sql`not (${begins(sql`name`, q)} or ${spelled}), length(name), id`, limit)
}
