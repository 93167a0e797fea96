import type { Schemas } from '@admin-panel/sdk'
import type { Assignment } from '#shop/attributes/assignment-line.tsx'

export type AttributeLine = Assignment & { attribute_id: number | null }
export type Category = Schemas['Category']

export interface CategoryValues {
  name: string
  slug: string
  description: string | null
  image_id: number | null
  weight_g: number | null
  length_mm: number | null
  width_mm: number | null
  height_mm: number | null
  marking_required: boolean
  marking_since: string | null
  vat_default: Schemas['VatRate'] | null
  age_limit: number | null
  attributes: AttributeLine[]
}

export function categoryValues(category: Category | null): CategoryValues {
  return {
    name: category?.name ?? '',
    slug: category?.slug ?? '',
    description: category?.description ?? '',
    image_id: category?.image_id ?? null,
    weight_g: category?.weight_g ?? null,
    length_mm: category?.length_mm ?? null,
    width_mm: category?.width_mm ?? null,
    height_mm: category?.height_mm ?? null,
    marking_required: category?.marking_required ?? false,
    marking_since: category?.marking_since ?? null,
    vat_default: category?.vat_default ?? null,
    age_limit: category?.age_limit ?? null,
    attributes:
      category?.attributes.map(({ attribute_id, is_required, position }) => ({
        attribute_id,
        is_required,
        position,
      })) ?? [],
  }
}

/** Builds the request body. */
export function categoryPayload(values: CategoryValues): CategoryValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    slug: values.slug.trim(),
    description: values.description?.trim() || null,
    marking_since: values.marking_required ? values.marking_since || null : null,
    attributes: values.attributes.filter(({ attribute_id }) => attribute_id !== null),
  }
}

export function categoryBody({ attributes, ...rest }: Partial<CategoryValues>) {
  return {
    ...rest,
    ...(attributes && {
      attributes: attributes.flatMap(({ attribute_id, is_required, position }) =>
        attribute_id === null ? [] : [{ attribute_id, is_required, ...(typeof position === 'number' && { position }) }],
      ),
    }),
  }
}
