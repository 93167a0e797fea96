import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import { findTitles } from '../../apps/admin/src/list/import/read/find-titles.ts'
import type { ImportDefinition } from '../../apps/admin/src/list/import/import-definition.ts'
import { placesOf, readRows } from '../../apps/admin/src/list/import/read/read-rows.ts'
import { readTable } from '../../apps/admin/src/list/import/read/read-table.ts'
import { rowsFile } from '../../apps/admin/src/list/import/rows-file.ts'
import { overwriteGetLocale } from '../../apps/admin/src/paraglide/runtime.js'
import { cardColumns } from '../../apps/admin/src/sections/products/import/card-columns.ts'
import { rulesFile } from '../../apps/admin/src/sections/commissions/rules-file.ts'
import { textsFile } from '../../apps/admin/src/sections/translations/texts-file.ts'
import { priceColumns } from '../../apps/admin/src/shop/product-offers/price-columns.ts'
import { sql } from '../../apps/api/src/db/drizzle.ts'
import { useApp } from '../../apps/api/src/test/app.ts'
import { normalizeArticle, normalizeName } from '../../packages/sdk/src/validation/index.ts'
import { root } from '../run.ts'
import { fillCards } from './export-import/fill-cards.ts'
import { code, different, kopecks, lines, ROWS, sample, short } from './export-import/samples.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')

const DAY = /^(?:\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})/
async function upsert(path: string, items: object[]) {
  for (let from = 0; from < items.length; from += ROWS) {
    const body = { items: items.slice(from, from + ROWS), skip_invalid: true }
    expect(await admin.put(`${path}/upsert`, { body })).toMatchObject({ status: 200 })
  }
}

/** Names of records that stand in cells, two of them equal. */
async function rename(table: 'company' | 'category' | 'brand') {
  const { rows } = await app.db.execute<{ id: number }>(`select id from ${table} order by id`)
  const column = table === 'company' ? 'trade_name' : 'name'
  const names = different(short(code, 60), normalizeName, rows.length)
  for (const [at, { id }] of rows.entries()) {
    const twin = table === 'category' ? 'Фильтры' : table === 'company' ? ['Север', 'СЕВЕР'][at / 3] : undefined
    const name = (at % 3 === 0 ? twin : undefined) ?? names[at] ?? `${table} ${at}`
    await app.db.execute(
      table === 'brand'
        ? sql`update brand set name = ${name}, name_norm = ${normalizeName(name)} where id = ${id}`
        : sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${name} where id = ${id}`,
    )
  }
  return rows.map(({ id }) => id)
}

/** A text without placeholders, which would have to equal those of the Russian text. */
const plain = (value = '') => value.replaceAll(/[{}]/g, '')

async function fillTexts(path: string) {
  const keys = different(
    code.map((value) => value.toLowerCase().replaceAll(/[^a-z0-9_.-]/g, '')),
    (key) => key,
  )
  const rows = sample(fc.record({ ru: lines, en: lines, kk: fc.option(lines, { nil: undefined }) }), keys.length)
  const items = keys.flatMap((key, at) =>
    Object.entries(rows[at] ?? {}).flatMap(([locale, value]) =>
      plain(value) === '' ? [] : [{ group: at % 2 === 0 ? '1e5' : 'shop', key, locale, value: plain(value) }],
    ),
  )
  await upsert(path, items)
  return keys.length
}

async function fillRules(path: string) {
  const [companies, categories, brands] = await Promise.all([rename('company'), rename('category'), rename('brand')])
  const rules = different(
    fc.record({
      company_id: fc.option(fc.constantFrom(...companies)),
      category_id: fc.constantFrom(...categories),
      brand_id: fc.option(fc.constantFrom(...brands)),
      rate_bp: fc.integer({ min: 0, max: 5000 }),
      min_kopecks: fc.option(kopecks),
      fixed_kopecks: fc.option(kopecks),
      valid_from: fc.constantFrom('2027-01-01', '2027-02-03', '2027-12-31'),
      comment: fc.option(short(lines, 200)),
    }),
    ({ company_id, category_id, brand_id }) => `${company_id} ${category_id} ${brand_id}`,
  )
  await upsert(path, rules)
  return rules.length
}

async function fillOffers(path: string) {
  const articles = different(short(code, 32), normalizeArticle)
  const products = articles.map((article, at) => ({
    article,
    norm: normalizeArticle(article),
    slug: `round-trip-${at}`,
  }))
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into product (name, slug, article, article_norm, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, status)
    select article, slug, article, norm, (select min(id) from brand), (select min(id) from category), 1, 1, 1, 1, '20', 'active'
    from json_to_recordset(${JSON.stringify(products)}) as input (article text, norm text, slug text) returning id`)
  const { rows: points } = await app.db.execute<{ code: string }>(
    `select code from store_point where company_id = 1 and type in ('shop', 'warehouse') order by id limit 2`,
  )
  await app.db.execute(sql`update store_point set code = '1-2' where company_id = 1 and code = ${points[0]?.code}`)
  const skus = different(short(code, 50), (sku) => sku.replaceAll(/[\s\p{C}]+/gu, ''), rows.length)
  const terms = sample(
    fc.record({ price: kopecks, quantity: fc.integer({ min: 0, max: 999 }), days: fc.integer({ min: 0, max: 9 }) }),
  )
  const items = rows.flatMap(({ id }, at) => {
    const { price = 1, quantity = 0, days = 0 } = terms[at] ?? {}
    const shelves = ['1-2', points[1]?.code].filter((point) => point !== undefined)
    return {
      company_id: 1,
      product_id: id,
      seller_sku: skus[at] ?? `SKU ${at}`,
      price_kopecks: price,
      ...(at % 3 === 0 && { old_price_kopecks: price + 100 }),
      delivery_days_min: days,
      delivery_days_max: days + 1,
      stocks: shelves.slice(0, at % 3).map((store_point_code) => ({ store_point_code, quantity })),
    }
  })
  await upsert(path, items)
  return items.length
}

async function fillRenamedCards() {
  await rename('category')
  // The first brand has the products of the offers.
  return fillCards(app, (await rename('brand')).slice(1))
}

type Read = Pick<ImportDefinition, 'columns' | 'expand'>

interface List {
  fill: (path: string) => Promise<number>
  definition: () => Read
  /** The rows of a call. */
  most?: number
}

const lists: Record<string, List> = {
  translations: { fill: fillTexts, definition: textsFile },
  // It renames brands and sellers, which the offers name too.
  commissions: { fill: fillRules, definition: rulesFile },
  products: { fill: fillRenamedCards, definition: () => ({ columns: cardColumns() }), most: 100 },
  productOffers: { fill: fillOffers, definition: () => ({ columns: priceColumns() }) },
}

/** The addresses of the operations of the contract that have this name in their resource. */
function addressesOf(name: string) {
  const { paths } = parse(readFileSync(join(root, 'openapi/openapi.yaml'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>
  }
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ operationId = '' }) =>
        operationId.endsWith(`.${name}`) ? [[operationId.slice(0, -name.length - 1), path] as const] : [],
      ),
    ),
  )
}

const exported = addressesOf('export')
const panel = globSync('apps/admin/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/call: '(\w+)\.upsert'/g)].map(([, list = '']) => list),
)
// A registry comes from a provider: what is exported are its differences.
const both = new Set(
  [...panel, ...addressesOf('upsert').keys()].filter((list) => exported.has(list) && list !== 'reconciliations'),
)

test('R29: each list that has an export and an import goes through a file and back here', () => {
  expect([...both].toSorted()).toEqual(Object.keys(lists).toSorted())
})

const filled = new Map<string, Promise<number>>()
const cases = Object.keys(lists).flatMap((list) => ['xlsx', 'csv'].map((format) => ({ list, format })))

test.each(cases)(
  'R29: an exported file of $list in $format changes nothing when it is imported',
  async ({ list, format }) => {
    const path = exported.get(list)?.replace('/export', '') ?? ''
    const { fill, definition, most = ROWS } = lists[list] ?? {}
    if (!fill || !definition) throw new Error(`No rows for ${list}`)
    if (!filled.has(list)) filled.set(list, fill(path))
    expect(await filled.get(list)).toBeGreaterThanOrEqual(ROWS)
    vi.stubGlobal('localStorage', { getItem: () => 'ru' })
    overwriteGetLocale(() => 'ru')

    const file = await admin.get(`${path}/export?format=${format}`)
    expect(file.status).toBe(200)
    const { columns, expand } = definition()
    const sheets = await readTable(new File([new Uint8Array(file.bytes)], `file.${format}`), columns)
    const { place, isUnclear } = findTitles(sheets, columns, (header) => placesOf(header, columns))
    const sheet = sheets[place.sheet]
    if (!sheet) throw new Error('The file has no sheet')
    const read = readRows(sheet, columns, { titlesAt: place.row, takesDoubts: true })
    // A spreadsheet reads a day in CSV as a day, so that a person says whether it is a code.
    expect(read.doubts.filter((doubt) => format === 'xlsx' || !DAY.test(doubt.text))).toEqual([])
    expect([isUnclear, read.missing, read.errors.slice(0, 20), read.errors.length]).toEqual([false, [], [], 0])
    expect(read.rows.length).toBeGreaterThanOrEqual(ROWS)

    const sent = await rowsFile(read, { columns, ...(expand && { expand }) }, {}).text()
    const rows = sent
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as { line: number; item: object })
    const wrong: unknown[] = []
    for (let from = 0; from < rows.length; from += most) {
      const part = rows.slice(from, from + most)
      const items = part.map(({ item }) => item)
      const tried = await admin.put(`${path}/upsert`, {
        body: { items, lines: part.map(({ line }) => line), dry_run: true },
      })
      expect(tried).toMatchObject({ status: 200 })
      const { errors, changes } = tried.body
      wrong.push(...errors.map((error: { row: number }) => ({ ...error, item: items[error.row] })), ...changes)
    }
    expect([wrong.slice(0, 20), wrong.length]).toEqual([[], 0])
  },
)
