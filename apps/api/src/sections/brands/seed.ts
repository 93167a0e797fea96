import { normalizeName } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { slugOf } from '#text/slug.ts'
import { aliasesOf } from './demo-aliases.ts'
import { carMakers, demoBrands, noBrands, ownBrands } from './demo-brands.ts'

const COUNTRIES = ['DE', 'JP', 'KR', 'CN', 'RU', 'TR', 'PL', 'TW', 'IT', 'FR']
const HEADS =
  'velk ormo tarn brev zeld kuro nast pilv drom sert gald mivo lant rusk hevi bort fanu olme dist rako'.split(' ')
const MIDDLES = ['', 'a', 'e', 'io']
const TAILS = 'dex tor mix lan gert nova pex rim sol van dur fit'
  .split(' ')
  .concat('kor mar tek lux nor pan ris sta ver zan bel fon gor lit'.split(' '))

export async function seedBrands(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const brands = brandsUpTo(rowsOf('brand', size))
  await tx.execute(sql`
    insert into brand (id, name, name_norm, slug, country_code, kind, is_original, warranty_months, is_active, created_at, updated_at)
    select id, name, name_norm, slug, country_code, kind, kind = 'oem', (array[null, 6, 12, 24, 36])[1 + pg_temp.rnd('brand', id, 'warranty') % 5],
      id % 50 <> 31, born, born
    from json_to_recordset(${JSON.stringify(brands)})
        as input (id bigint, name text, name_norm text, slug text, country_code text, kind text),
      lateral (select ${at.toISOString()}::timestamptz - make_interval(days => 100 + pg_temp.rnd('brand', id, 'born') % 600) as born) moment`)
  await continueIds(tx, 'brand')
  const devCount = rowsOf('brand', 'dev')
  const aliases = aliasesOf([
    { brands: brands.slice(0, devCount), ignored: noBrands, total: rowsOf('brand_alias', 'dev') },
    ...(size === 'large' ? [{ brands: brands.slice(devCount), ignored: [], total: rowsOf('brand_alias', size) }] : []),
  ])
  await tx.execute(sql`
    insert into brand_alias (id, source, name, name_norm, matchcode, brand_id, status, external_id, articles_count, seen_count, last_seen_at, created_at, updated_at)
    select id, source, name, name_norm, matchcode, brand_id, status,
      case when source <> 'other' then (1000 + id * 7)::text end,
      case when source <> 'other' then pg_temp.rnd('brand_alias', id, 'articles') % 20000 end,
      case when source = 'other' then 1 + pg_temp.rnd('brand_alias', id, 'seen') % 300 else 0 end,
      case when source = 'other' then ${at.toISOString()}::timestamptz - make_interval(hours => pg_temp.rnd('brand_alias', id, 'last') % 1200) end,
      born, born
    from json_to_recordset(${JSON.stringify(aliases.map((alias, index) => ({ id: index + 1, ...alias })))})
        as input (id bigint, source text, name text, name_norm text, matchcode text, brand_id bigint, status text),
      lateral (select ${at.toISOString()}::timestamptz - make_interval(days => 60 + pg_temp.rnd('brand_alias', id, 'born') % 300) as born) moment`)
  await continueIds(tx, 'brand_alias')
}

/** The known brands come first, then invented ones. */
function brandsUpTo(count: number) {
  const slugs = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const [name, country_code, ...spellings] = demoBrands[index] ?? inventedBrand(index - demoBrands.length)
    const slug = slugOf(name, (candidate) => slugs.has(candidate))
    slugs.add(slug)
    const kind = carMakers.has(name) ? 'oem' : ownBrands.has(name) ? 'own' : 'aftermarket'
    return { id: index + 1, name, name_norm: normalizeName(name), slug, country_code, kind, spellings }
  })
}

function inventedBrand(number: number): [name: string, country: string, ...spellings: string[]] {
  const head = HEADS[number % HEADS.length] ?? ''
  const middle = MIDDLES[Math.floor(number / HEADS.length) % MIDDLES.length] ?? ''
  const tail = TAILS[Math.floor(number / HEADS.length / MIDDLES.length)] ?? ''
  const name = `${head.slice(0, 1).toUpperCase()}${head.slice(1)}${middle}${tail}`
  return [name, COUNTRIES[number % COUNTRIES.length] ?? 'CN', `${name} Parts`, `${name} GmbH`]
}
