import { oneField } from '#text/pick.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { LegacyProductPayload } from './schema.ts'

interface Legacy {
  name: string
  article: string
  payload: LegacyProductPayload
}

/** The fields of a product that the legacy data provides, converted to current units and limits. */
export function suggestionOf(
  { name, article, payload: { weight_kg, length_cm, width_cm, height_cm } }: Legacy,
  { brand_id, category_id }: { brand_id: number | null; category_id: number | null },
): Schemas['ProductChanges'] {
  return {
    name: name.slice(0, 255),
    article: article.slice(0, 32),
    ...(brand_id !== null && { brand_id }),
    ...(category_id !== null && { category_id }),
    ...measure('weight_g', weight_kg, 1000, 500_000),
    ...measure('length_mm', length_cm, 10, 5000),
    ...measure('width_mm', width_cm, 10, 5000),
    ...measure('height_mm', height_cm, 10, 5000),
    vat_rate: '22',
  }
}

function measure<Field extends string>(
  field: Field,
  value: number | null,
  unit: number,
  most: number,
): Partial<Record<Field, number>> {
  const measured = Math.round((value ?? 0) * unit)
  return measured >= 1 && measured <= most ? oneField(field, measured) : {}
}
