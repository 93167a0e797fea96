import { normalizeName } from '@admin-panel/sdk/validation'
import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { slugOf } from '#text/slug.ts'

const SIMILAR_AT_MOST = 5

type Similar = Schemas['SimilarBrand']

/**
 * Finds brands with a name or spelling that resembles each name, by trigrams of the normalized and of the
 * transliterated text, so that «Манн Фильтер» finds MANN-FILTER.
 */
export async function similarBrands(db: Database, names: string[]): Promise<Map<string, Similar[]>> {
  const searched = [...new Set(names)].map((name) => ({
    name,
    norm: normalizeName(name),
    latin: slugOf(name, () => false).replaceAll('-', ''),
  }))
  if (searched.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; similar: Similar[] }>(sql`
    select input.name, json_agg(json_build_object('id', found.id, 'label', found.label, 'similarity_percent', found.percent)
      order by found.percent desc, found.label) as similar
    from json_to_recordset(${JSON.stringify(searched)}) as input (name text, norm text, latin text),
      lateral (
        select brand.id, brand.name as label, round(max(score) * 100)::int as percent
        from (
          select id, greatest(similarity(name_norm, input.norm), similarity(replace(slug, '-', ''), input.latin)) as score
          from brand where name_norm % input.norm or replace(slug, '-', '') % input.latin
          union all
          select brand_id, similarity(name_norm, input.norm) from brand_alias
          where brand_id is not null and name_norm % input.norm
        ) match join brand on brand.id = match.id
        group by brand.id, brand.name order by max(score) desc, brand.id limit ${SIMILAR_AT_MOST}
      ) found
    group by input.name`)
  return new Map(rows.map(({ name, similar }) => [name, similar]))
}
