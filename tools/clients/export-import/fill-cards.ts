import * as fc from 'fast-check'
import { sql } from '../../../apps/api/src/db/drizzle.ts'
import type { useApp } from '../../../apps/api/src/test/app.ts'
import { oneLine } from '../../../apps/api/src/text/one-line.ts'
import { articleKey, normalizeArticle, normalizeName } from '../../../packages/sdk/src/validation/index.ts'
import { code, different, lines, sample, short } from './samples.ts'

type App = Awaited<ReturnType<typeof useApp>>

/** Attributes of a category with values of each type, whose texts hold what divides the entries of a cell. */
async function addAttributes(app: App, category: number) {
  const add = async (type: string, values: string[] = []) => {
    const { rows } = await app.db.execute<{ id: number; value_ids: number[] }>(sql`
      with made as (
        insert into attribute (name, code, type, position)
        values (${`a: b|c; \\\\ ${type}`}, ${`of-cells-${type}`}, ${type}, 999) returning id
      ), tied as (
        insert into attribute_category (attribute_id, category_id, position) select id, ${category}, 999 from made
      ), listed as (
        insert into attribute_value (attribute_id, value, position)
        select id, value, place from made, unnest(${sql.param(values)}::text[]) with ordinality as input (value, place) returning id
      )
      select id, array(select id::int from listed order by id) as value_ids from made`)
    return rows[0] ?? { id: 0, value_ids: [] }
  }
  const options = different(short(code, 60), normalizeName, 100)
  const [chosen, several] = [await add('select', options), await add('multiselect', options)]
  return fc
    .record({
      [(await add('text')).id]: lines.map((value) => value.trim() || '-'),
      [(await add('number')).id]: fc.integer({ min: -9999, max: 9_999_999 }).map((value) => value / 1000),
      [(await add('boolean')).id]: fc.boolean(),
      [(await add('date')).id]: fc.constantFrom('2026-01-31', '2027-12-01'),
      [chosen.id]: fc.constantFrom(...chosen.value_ids),
      [several.id]: fc.uniqueArray(fc.constantFrom(...several.value_ids), { minLength: 1, maxLength: 3 }),
    })
    .map((values) => values)
}

/** A part number of one line. */
const number = (length: number) =>
  short(code, length)
    .map(oneLine)
    .filter((value) => normalizeArticle(value) !== '')

/** Makes cards of these brands, and answers how many. */
export async function fillCards(app: App, brands: readonly number[]): Promise<number> {
  const { body: golden } = await (await app.as('admin@example.com')).get('/api/catalog/admin/product/1001')
  const idsOf = async (table: string) =>
    (await app.db.execute<{ id: number }>(`select id from ${table} order by id limit 50`)).rows.map(({ id }) => id)
  const [carBrands, carModels] = [await idsOf('car_brand'), await idsOf('car_model')]
  const articles = different(number(32), articleKey)
  const parts = sample(
    fc.record({
      name: short(code, 100).map((value) => oneLine(`Деталь ${value}`)),
      brand_id: fc.constantFrom(...brands),
      condition: fc.constantFrom('remanufactured', 'used'),
      description: fc.option(lines.map((value) => value.trim() || null)),
      barcodes: fc.uniqueArray(fc.stringMatching(/^(?:\d{8}|\d{13})$/), { maxLength: 3 }),
      attribute_values: await addAttributes(app, golden.category_id),
      country_code: fc.option(fc.constantFrom('DE', 'NO')),
      tnved: fc.option(fc.stringMatching(/^\d{10}$/)),
      weight_g: fc.integer({ min: 1, max: 500_000 }),
      oem: fc.uniqueArray(fc.record({ car_brand_id: fc.constantFrom(...carBrands), number: number(64) }), {
        maxLength: 3,
        selector: ({ car_brand_id }) => car_brand_id,
      }),
      crosses: fc.uniqueArray(
        fc.record({
          brand_id: fc.constantFrom(...brands),
          article: number(32),
          kind: fc.constantFrom('analog', 'replacement', 'superseded'),
        }),
        { maxLength: 3, selector: ({ brand_id }) => brand_id },
      ),
      cars: fc.uniqueArray(
        fc.record({
          car_model_id: fc.constantFrom(...carModels),
          year_from: fc.option(fc.integer({ min: 1990, max: 2000 })),
          year_to: fc.option(fc.integer({ min: 2001, max: 2020 })),
          note: fc.option(short(lines, 200).map((value) => oneLine(value) || null)),
        }),
        { maxLength: 3, selector: ({ car_model_id }) => car_model_id },
      ),
    }),
    articles.length,
  )
  const cards = parts.map((card, at) => ({
    ...card,
    slug: `from-file-${at}`,
    article: articles[at] ?? '',
    norm: normalizeArticle(articles[at] ?? ''),
  }))
  await app.db.execute(sql`
    insert into product (name, slug, article, article_norm, brand_id, category_id, condition, description, barcodes,
      attribute_values, country_code, tnved, weight_g, length_mm, width_mm, height_mm, vat_rate)
    select name, slug, article, norm, brand_id, ${golden.category_id}, condition, description, barcodes, attribute_values,
      country_code, tnved, weight_g, 1, 1, 1, '20'
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb) as input (name text, slug text, article text, norm text,
      brand_id int8, condition text, description text, barcodes text[], attribute_values jsonb, country_code text,
      tnved text, weight_g int)`)
  const ofCards = (field: 'oem' | 'crosses' | 'cars') =>
    JSON.stringify(
      cards.flatMap((card) =>
        card[field].map((part, at) => ({
          ...part,
          slug: card.slug,
          place: at + 1,
          norm:
            'number' in part ? normalizeArticle(part.number) : 'article' in part ? normalizeArticle(part.article) : '',
        })),
      ),
    )
  await app.db.execute(sql`
    insert into product_oem (product_id, car_brand_id, number, number_norm)
    select product.id, car_brand_id, number, norm
    from jsonb_to_recordset(${ofCards('oem')}::jsonb) as part (slug text, car_brand_id int8, number text, norm text)
      join product using (slug)`)
  await app.db.execute(sql`
    insert into product_cross (product_id, brand_id, article, article_norm, kind)
    select product.id, part.brand_id, part.article, norm, kind
    from jsonb_to_recordset(${ofCards('crosses')}::jsonb) as part (slug text, brand_id int8, article text, norm text, kind text)
      join product using (slug)`)
  await app.db.execute(sql`
    insert into product_applicability (product_id, position, car_model_id, year_from, year_to, note)
    select product.id, place, car_model_id, year_from, year_to, note
    from jsonb_to_recordset(${ofCards('cars')}::jsonb) as part
      (slug text, place int, car_model_id int8, year_from int, year_to int, note text)
      join product using (slug)`)
  // A card whose brand is still asked for is known by nothing.
  await app.db.execute(sql`update product set brand_id = ${brands[0]} where brand_id is null`)
  return cards.length
}
