import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { SearchRequest, Hit } from '#records/search.ts'
import { codeSpellings } from '#text/spellings/code-spellings.ts'
import { visibleProducts } from './scope.ts'
import { productMatches } from './search.ts'

/** A card whose article matches in any spelling comes first. */
export async function findProducts(db: Database, { q, limit, actor }: SearchRequest): Promise<Hit[]> {
  const within = visibleProducts(actor) ?? sql`true`
  const condition = (await productMatches(db, q)) ?? sql`false`
  const { rows } = await db.execute<Hit>(sql`
    with hit as (
      (select id, 0 as rank from product where article_norm = any(${sql.param(codeSpellings(q))}::text[]) and ${within} limit ${limit})
      union all
      (select id, 1 from product where ${condition} and ${within} limit ${limit})
    ), nearest as (select id, min(rank) as rank from hit group by id)
    select product.id, product.name as label, concat_ws(' · ', brand.name, product.article) as hint
    from nearest join product on product.id = nearest.id left join brand on brand.id = product.brand_id
    order by nearest.rank, product.id limit ${limit}`)
  return rows
}
