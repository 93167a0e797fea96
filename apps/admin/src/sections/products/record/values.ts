import type { Schemas } from '@admin-panel/sdk'
import { isBarcode } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'
import type { Mistakes } from '#form/check-values.ts'
import { blankToNull } from '#text/blank-to-null.ts'

export type Product = Schemas['Product']
export type Answer = Schemas['ProductAttributeValue']

/** A row of a table whose reference may still be empty. */
type Line<Item, Key extends keyof Item> = Omit<Item, Key> & Record<Key, number | null>
export type Oem = Line<Schemas['OemNumberInput'], 'car_brand_id'>
export type Cross = Line<Schemas['CrossInput'], 'brand_id'>
export type Fit = Line<Required<Schemas['ApplicabilityInput']>, 'car_model_id'>

export interface ProductValues {
  name: string
  slug: string
  article: string
  brand_id: number | null
  category_id: number | null
  company_id: number | null
  description: string | null
  barcodes: string[]
  image_ids: number[]
  attribute_values: Answer[]
  oem_numbers: Oem[]
  crosses: Cross[]
  applicability: Fit[]
  condition: Schemas['ProductCondition']
  weight_g: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  pack_qty: number | null
  vat_rate: Schemas['VatRate']
  country_code: string | null
  tnved: string | null
}

export function productValues(product: Product | null): ProductValues {
  return {
    name: product?.name ?? '',
    slug: product?.slug ?? '',
    article: product?.article ?? '',
    brand_id: product?.brand_id ?? null,
    category_id: product?.category_id ?? null,
    company_id: product?.company_id ?? null,
    description: product?.description ?? '',
    barcodes: product?.barcodes ?? [],
    image_ids: product?.image_ids ?? [],
    attribute_values: product?.attribute_values ?? [],
    oem_numbers: product?.oem_numbers.map(({ car_brand_id, number }) => ({ car_brand_id, number })) ?? [],
    crosses: product?.crosses.map(({ brand_id, article, kind }) => ({ brand_id, article, kind })) ?? [],
    applicability:
      product?.applicability.map(({ car_model_id, year_from, year_to, note }) => ({
        car_model_id,
        year_from,
        year_to,
        note,
      })) ?? [],
    condition: product?.condition ?? 'new',
    weight_g: product?.weight_g ?? null,
    length_mm: product?.length_mm ?? null,
    width_mm: product?.width_mm ?? null,
    height_mm: product?.height_mm ?? null,
    pack_qty: product?.pack_qty ?? 1,
    vat_rate: product?.vat_rate ?? '22',
    country_code: product?.country_code ?? null,
    tnved: product?.tnved ?? '',
  }
}

/** Builds the request body without empty lines. */
export function productPayload(values: ProductValues): ProductValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    article: values.article.trim(),
    slug: values.slug.trim(),
    description: blankToNull(values.description),
    tnved: blankToNull(values.tnved),
    country_code: blankToNull(values.country_code),
    barcodes: values.barcodes.map((code) => code.replaceAll(/\s/g, '')).filter(Boolean),
    attribute_values: values.attribute_values.filter(({ value }) => !isBlank(value)),
    oem_numbers: values.oem_numbers.filter(({ car_brand_id, number }) => car_brand_id !== null || number.trim()),
    crosses: values.crosses.filter(({ brand_id, article }) => brand_id !== null || article.trim()),
    applicability: values.applicability.filter(({ car_model_id }) => car_model_id !== null),
  }
}

export const isBlank = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/** Rules that the contract cannot express. */
export function productMistakes({ barcodes, oem_numbers, crosses, applicability }: ProductValues): Mistakes {
  return {
    ...(barcodes.some((code) => !isBarcode(code)) && { barcodes: m.product_barcode_wrong() }),
    ...(oem_numbers.some(({ car_brand_id, number }) => car_brand_id === null || !number.trim()) && {
      oem_numbers: m.product_line_unfinished(),
    }),
    ...(crosses.some(({ brand_id, article }) => brand_id === null || !article.trim()) && {
      crosses: m.product_line_unfinished(),
    }),
    ...(applicability.some(({ year_from, year_to }) => (year_from ?? 0) > (year_to ?? 9999)) && {
      applicability: m.product_years_wrong(),
    }),
  }
}
