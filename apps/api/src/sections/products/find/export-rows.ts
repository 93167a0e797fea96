import type { Schemas } from '@admin-panel/sdk'
import type { Database } from '#db/database.ts'
import { inArray, sql } from '#db/drizzle.ts'
import { compiledSelect } from '#query/compiled-select.ts'
import { nearestTies } from '#sections/attributes/public.ts'
import { product } from '#sections/products/schema.ts'
import * as reference from './references.ts'
import { goods, row } from './row.ts'

export interface NamedAnswer {
  name: string
  type: Schemas['AttributeType']
  /** The texts of values, or the value itself. */
  values: string[]
}

/** What the category of a card asks now, with the texts of the values that were chosen. */
const answers = sql<NamedAnswer[]>`(
  select coalesce(json_agg(json_build_object('name', attribute.name, 'type', attribute.type, 'values', (
      select coalesce(json_agg(coalesce(
        (select value from attribute_value listed
          where listed.attribute_id = attribute.id and listed.id = case when attribute.type in ('select', 'multiselect')
            and jsonb_typeof(chosen.value) = 'number' then (chosen.value #>> '{}')::numeric::int8 end),
        chosen.value #>> '{}') order by place), '[]')
      from jsonb_array_elements(
        case jsonb_typeof(answer.value) when 'array' then answer.value else jsonb_build_array(answer.value) end
      ) with ordinality as chosen (value, place)
    )) order by tie.position, attribute.position, attribute.id), '[]')
  from (${nearestTies(sql`"product".category_id`)}) tie
    join attribute on attribute.id = tie.attribute_id and attribute.is_active
    join jsonb_each("product".attribute_values) as answer (key, value) on answer.key = attribute.id::text)`

export interface NamedCar {
  car_brand: string
  car_model: string
  year_from: number | null
  year_to: number | null
  note: string | null
}

const cars = sql<NamedCar[]>`(
  select coalesce(json_agg(json_build_object('car_brand', car_brand.name,
    'car_model', concat_ws(' ', car_model.name, generation), 'year_from', fits.year_from, 'year_to', fits.year_to,
    'note', note) order by fits.position), '[]')
  from product_applicability fits join car_model on car_model.id = car_model_id join car_brand on car_brand.id = car_brand_id
  where product_id = "product".id)`

const exported = {
  ...row,
  category_path: reference.categoryPath,
  description: product.description,
  barcodes: product.barcodes,
  answers,
  oem_numbers: reference.oemNumbers,
  crosses: reference.crosses,
  cars,
  ...goods,
}

const selectExported = compiledSelect(product, exported)

/** Reads the rows of an export. */
export function exportRows(db: Database, ids: number[]) {
  return selectExported(db, { where: inArray(product.id, ids) })
}
