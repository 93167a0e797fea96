import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { SearchRequest, Hit } from '#records/search.ts'
import { codeSpellings } from '#text/spellings/code-spellings.ts'
import { wordSpellings } from '#text/spellings/word-spellings.ts'
import { visibleProducts } from './scope.ts'
import { productMatches } from './search.ts'

/** So many matches are ranked; of a word that more cards have, the first ones. */
const RANKED = 5000

/** The whole article comes first, then its beginning, then a part of it, then everything else that the list finds. */
export async function findProducts(db: Database, { q, limit, actor }: SearchRequest): Promise<Hit[]> {
  const within = visibleProducts(actor) ?? sql`true`
  const condition = (await productMatches(db, q)) ?? sql`false`
  const codes = [...new Set(wordSpellings(q).flatMap(codeSpellings))].filter((code) => code !== '')
  const like = (pattern: (code: string) => string) =>
    sql`article_norm like any(${sql.param(codes.map(pattern))}::text[])`
  // Each is one range of the index, in its order.
  const beginnings = codes.map(
    (code) => sql`(
      select id, case when article_norm = ${code} then 0 else 1 end as rank, article_norm from product
      where article_norm like ${`${code}%`} and ${within} order by article_norm using ~<~, id limit ${limit})`,
  )
  const matches = sql`(
    select id, case when ${like((code) => `%${code}%`)} then 2 else 3 end as rank, article_norm
    from (select id, article_norm from product where ${condition} and ${within} order by id limit ${RANKED}) matched
    order by rank, id limit ${limit})`
  const { rows } = await db.execute<Hit>(sql`
    with hit as (${sql.join([...beginnings, matches], sql` union all `)}),
      nearest as (select distinct on (id) id, rank, article_norm from hit order by id, rank)
    select product.id, product.name as label, concat_ws(' · ', brand.name, product.article) as hint
    from nearest join product on product.id = nearest.id left join brand on brand.id = product.brand_id
    order by nearest.rank, case when nearest.rank < 3 then length(nearest.article_norm) end, product.id limit ${limit}`)
  return rows
}
