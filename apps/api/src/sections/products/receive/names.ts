import type { Schemas } from '@admin-panel/sdk'
import { normalizeName } from '@admin-panel/sdk/validation'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { type CategoryAttribute, attributesOfCategory } from '#sections/attributes/public.ts'
import { brandsByName } from '#sections/brands/public.ts'
import { say } from '#text/language/say.ts'

export type Card = Schemas['ProductCard']

/** The record that a text names, or why there is none. */
export type Named = { id: number } | { fault: string }

/** The records that cards name by texts. */
export interface Names {
  brand(text: string): Named
  /** Of several with that name, the one that the card has. */
  category(text: string, present?: number): Named
  carBrand(text: string): Named
  carModel(carBrandId: number, text: string, present: readonly number[]): Named
  attributes(categoryId: number): Promise<CategoryAttribute[]>
}

interface Category extends Record<string, unknown> {
  id: number
  name: string
  path: string
  is_leaf: boolean
}

const SEPARATOR = ' / '

export const folded = (text: string): string => text.trim().toLowerCase()
const pathOf = (text: string): string => text.split('/').map(folded).join(SEPARATOR)

/** Reads what the cards of a call name, with one query per table. */
export async function readNames(tx: Database, cards: readonly Card[]): Promise<Names> {
  const brands = await brandsByName(
    tx,
    cards.flatMap(({ brand, crosses = [] }) => [brand, ...crosses.map((cross) => cross.brand)]),
  )
  const categories = await categoriesOf(tx, cards)
  const carBrands = await carBrandsOf(tx, cards)
  const carModels = await carModelsOf(tx, cards)
  const attributes = new Map<number, Promise<CategoryAttribute[]>>()
  return {
    brand: (text) => onlyOf('Бренд', text, [...(brands.get(normalizeName(text)) ?? [])]),
    category(text, present) {
      const path = pathOf(text)
      const named = categories.filter(
        (one) => one.name === path || one.path === path || one.path.endsWith(SEPARATOR + path),
      )
      if (named.some(({ id }) => id === present)) return { id: present ?? 0 }
      const leaves = named.filter(({ is_leaf }) => is_leaf)
      return onlyOf(
        'Категория',
        text,
        (leaves.length > 0 ? leaves : named).map(({ id }) => id),
      )
    },
    carBrand: (text) =>
      onlyOf(
        'Марка автомобиля',
        text,
        carBrands.filter(({ names }) => names.includes(folded(text))).map(({ id }) => id),
      ),
    carModel(carBrandId, text, present) {
      const named = carModels
        .filter(({ car_brand_id, names }) => car_brand_id === carBrandId && names.includes(folded(text)))
        .map(({ id }) => id)
      const kept = named.filter((id) => present.includes(id))
      return onlyOf('Модель автомобиля', text, kept.length > 0 ? kept : named)
    },
    attributes(categoryId) {
      const read = attributes.get(categoryId) ?? attributesOfCategory(tx, categoryId)
      attributes.set(categoryId, read)
      return read
    },
  }
}

function onlyOf(label: string, text: string, [id, ...others]: readonly number[]): Named {
  if (id === undefined) return { fault: say`${label}: «${text.trim()}» нет в справочнике` }
  return others.length === 0 ? { id } : { fault: say`${label}: «${text.trim()}» подходит к нескольким, укажите точнее` }
}

async function categoriesOf(tx: Database, cards: readonly Card[]): Promise<Category[]> {
  const names = [...new Set(cards.flatMap(({ category }) => (category === undefined ? [] : lastNamesOf(category))))]
  if (names.length === 0) return []
  const { rows } = await tx.execute<Category>(sql`
    select id, name, not exists (select from category child where child.parent_id = named.id) as is_leaf,
      (select string_agg(above.name, '/' order by above.depth) from category above
        where above.id = any(string_to_array(rtrim(named.path, '.'), '.')::int8[])) as path
    from category named
    where lower(regexp_replace(name, '\\s*/\\s*', ${SEPARATOR}::text, 'g')) in (
      select lower(text) from unnest(${sql.param(names)}::text[]) text)
    order by id`)
  return rows.map((row) => ({ ...row, name: pathOf(row.name), path: pathOf(row.path) }))
}

/** The names that a path may end with: one may have a slash of its own, as in `Стартеры / Щётки / ремни`. */
function lastNamesOf(text: string): string[] {
  const parts = text.split('/').map((part) => part.trim())
  return parts.map((_, at) => parts.slice(at).join(SEPARATOR))
}

type Spelled = { id: number; names: string[] }

async function carBrandsOf(tx: Database, cards: readonly Card[]): Promise<Spelled[]> {
  const names = new Set(
    cards.flatMap(({ oem_numbers = [], applicability = [] }) =>
      [...oem_numbers, ...applicability].map(({ car_brand }) => folded(car_brand)),
    ),
  )
  if (names.size === 0) return []
  const { rows } = await tx.execute<Spelled>(sql`
    select id, array_remove(array[lower(name), lower(name_ru)], null) as names from car_brand
    where lower(name) = any(${sql.param([...names])}::text[]) or lower(name_ru) = any(${sql.param([...names])}::text[])
    order by id`)
  return rows
}

async function carModelsOf(tx: Database, cards: readonly Card[]): Promise<(Spelled & { car_brand_id: number })[]> {
  const names = new Set(
    cards.flatMap(({ applicability = [] }) => applicability.map(({ car_model }) => folded(car_model))),
  )
  if (names.size === 0) return []
  const { rows } = await tx.execute<Spelled & { car_brand_id: number }>(sql`
    select * from (
      select id, car_brand_id, array_remove(array[lower(name), lower(name_ru), lower(concat_ws(' ', name, generation))], null) as names
      from car_model
    ) model
    where names && ${sql.param([...names])}::text[] order by id`)
  return rows
}
