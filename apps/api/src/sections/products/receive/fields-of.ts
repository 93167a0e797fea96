import type { Fields, Product } from '#sections/products/public.ts'
import { type Details, invalid } from '#errors.ts'
import { mergeAnswers } from './answers.ts'
import type { Card, Named, Names } from './names.ts'

/** The fields of a card whose texts are resolved; all that is wrong with them is refused at once. */
export async function fieldsOfCard(card: Card, names: Names, before: Product | undefined): Promise<Fields> {
  const { brand: _brand, article: _article, condition: _condition, company_id: _company, ...named } = card
  const { category, attributes, oem_numbers, crosses, applicability, image_urls: _urls, ...plain } = named
  const details: Details = {}
  const idOf = (field: string, found: Named): number => {
    if ('id' in found) return found.id
    ;(details[field] ??= []).push(found.fault)
    return 0
  }
  const present: readonly { car_model_id: number }[] = before?.applicability ?? []
  const models = present.map(({ car_model_id }) => car_model_id)
  const category_id =
    category === undefined ? undefined : idOf('category', names.category(category, before?.category_id))
  const parts: Fields = {
    ...(category_id !== undefined && { category_id }),
    ...(oem_numbers && {
      oem_numbers: oem_numbers.map(({ car_brand, number }, index) => ({
        car_brand_id: idOf(`oem_numbers.${index}.car_brand`, names.carBrand(car_brand)),
        number,
      })),
    }),
    ...(crosses && {
      crosses: crosses.map(({ brand, article, kind = 'analog' }, index) => ({
        brand_id: idOf(`crosses.${index}.brand`, names.brand(brand)),
        article,
        kind,
      })),
    }),
    ...(applicability && {
      applicability: applicability.map(({ car_brand, car_model, ...years }, index) => {
        const carBrandId = idOf(`applicability.${index}.car_brand`, names.carBrand(car_brand))
        const found = carBrandId === 0 ? { id: 0 } : names.carModel(carBrandId, car_model, models)
        return { car_model_id: idOf(`applicability.${index}.car_model`, found), ...years }
      }),
    }),
  }
  const answered = category_id ?? before?.category_id
  if (attributes && answered) {
    const { values, faults } = mergeAnswers(
      await names.attributes(answered),
      attributes,
      before?.attribute_values ?? [],
    )
    for (const [index, message] of faults) (details[`attributes.${index}.name`] ??= []).push(message)
    parts.attribute_values = values
  }
  if (Object.keys(details).length > 0) throw invalid(details)
  return { ...plain, ...parts }
}

const RENAMED: Readonly<Record<string, string>> = { attribute_values: 'attributes', image_ids: 'image_urls' }

/** The field of the card that a field of the record comes from. */
export function cardField(field: string): string {
  const named = RENAMED[field] ?? field
  return named === 'company_id' ? named : named.replace(/_id$/, '')
}
