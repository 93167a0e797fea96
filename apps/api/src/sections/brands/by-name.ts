import { normalizeName } from '@admin-panel/sdk/validation'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'

/** The brands that texts name, by the normalized name or a spelling of the handbook. */
export async function brandsByName(
  tx: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const names = [...new Set(texts.flatMap((brand) => normalizeName(brand) || []))]
  const { rows: matches } = await tx.execute<{ id: number; name: string }>(sql`
    select id, name_norm as name from brand where name_norm = any(${sql.param(names)}::text[])
    union select brand_id, name_norm from brand_alias
    where name_norm = any(${sql.param(names)}::text[]) and brand_id is not null`)
  return new Map(
    [...Map.groupBy(matches, ({ name }) => name)].map(([name, brands]) => [name, new Set(brands.map(({ id }) => id))]),
  )
}
