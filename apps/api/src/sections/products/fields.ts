import { articleKey } from '@admin-panel/sdk/validation'
import { changedOf } from '#db/audit.ts'
import type { Call } from '#contract/handlers.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import type { Product } from './queries.ts'

export type Fields = Partial<Call<'products.create'>['body']>
export type Parts = Pick<Fields, 'attribute_values' | 'oem_numbers' | 'crosses' | 'applicability'>
type Part<Field extends keyof Fields> = NonNullable<Fields[Field]>

/** Normalizes the input for storage and comparison. */
export function normalize(body: Fields): Fields {
  const { name, article, description, barcodes, image_ids, ...rest } = body
  return {
    ...rest,
    ...(name !== undefined && { name: oneLine(name) }),
    ...(article !== undefined && { article: oneLine(article) }),
    ...(description !== undefined && { description: description?.trim() || null }),
    ...(barcodes && { barcodes: [...new Set(barcodes)] }),
    ...(image_ids && { image_ids: [...new Set(image_ids)] }),
    ...partsOf(body),
  }
}

/** Normalizes attribute values and the three child tables: each key once, ids without their names. */
export function partsOf({ attribute_values, oem_numbers, crosses, applicability }: Parts): Parts {
  return {
    ...(attribute_values && { attribute_values: answersOf(attribute_values) }),
    ...(oem_numbers && { oem_numbers: oemNumbersOf(oem_numbers) }),
    ...(crosses && { crosses: crossesOf(crosses) }),
    ...(applicability && { applicability: applicabilityOf(applicability) }),
  }
}

const COLUMNS = [
  'name',
  'slug',
  'article',
  'brand_id',
  'category_id',
  'company_id',
  'description',
  'barcodes',
  'image_ids',
  'condition',
  'weight_g',
  'length_mm',
  'width_mm',
  'height_mm',
  'pack_qty',
  'vat_rate',
  'country_code',
  'tnved',
] as const

/** Converts a card to the format of its input. */
export function fieldsOf(card: Product): Record<string, unknown> {
  const columns = COLUMNS.map((field) => [field, card[field]] as const)
  return { ...Object.fromEntries(columns), ...partsOf(card) }
}

export function changedFieldsOf(card: Product, input: Fields): Fields {
  return changedOf(fieldsOf(card), input)
}

function answersOf(values: Part<'attribute_values'>) {
  const valid = values
    .map(({ attribute_id, value }) => ({ attribute_id, value: typeof value === 'string' ? value.trim() : value }))
    .filter(({ value }) => value !== '' && !(Array.isArray(value) && value.length === 0))
  return unique(valid, ({ attribute_id }) => String(attribute_id).padStart(16, '0'))
}

function oemNumbersOf(numbers: Part<'oem_numbers'>) {
  const normalized = numbers.map(({ car_brand_id, number }) => ({ car_brand_id, number: oneLine(number) }))
  return unique(normalized, ({ car_brand_id, number }) => keyOf(car_brand_id, number))
}

function crossesOf(crosses: Part<'crosses'>) {
  const normalized = crosses.map(({ brand_id, article, kind }) => ({ brand_id, article: oneLine(article), kind }))
  return unique(normalized, ({ brand_id, article }) => keyOf(brand_id, article))
}

function applicabilityOf(models: Part<'applicability'>) {
  return models.map(({ car_model_id, year_from = null, year_to = null, note = null }) => ({
    car_model_id,
    year_from,
    year_to,
    note: oneLineOrNull(note),
  }))
}

function keyOf(id: number, number: string): string {
  return `${String(id).padStart(16, '0')} ${articleKey(number)}`
}

/** Keeps the last item of each key and sorts by key. */
function unique<Item>(items: Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item]))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item)
}
