import type { Schemas } from '@admin-panel/sdk'
import { isDay } from '@admin-panel/sdk/validation'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { say, validation } from '#text/language/say.ts'
import { linearPattern } from './linear-pattern.ts'

export interface CategoryAttribute {
  id: number
  name: string
  code: string
  type: Schemas['AttributeType']
  unit: string | null
  group: string | null
  is_required: boolean
  position: number
  min_value: number | null
  max_value: number | null
  precision: number | null
  max_length: number | null
  pattern: string | null
  /** Products may store a custom text instead of a listed value. */
  allow_custom: boolean
  /** Inactive values are not offered, but products that have them keep them. */
  values: { id: number; value: string; is_active: boolean }[]
  /** The category of the tie: the category itself or its nearest tied ancestor. */
  category_id: number
  category_name: string
}

/** The own and inherited attributes of a category, in their order. */
export async function attributesOfCategory(db: Database, categoryId: number): Promise<CategoryAttribute[]> {
  const { rows } = await db.execute<CategoryAttribute & Record<string, unknown>>(sql`
    select attribute.id, attribute.name, code, type, unit, group_name as "group", tie.is_required, tie.position,
      min_value, max_value, precision, max_length, pattern, allow_custom, tie.category_id, tie.category_name,
      (select coalesce(json_agg(json_build_object('id', id, 'value', value, 'is_active', is_active) order by position), '[]')
        from attribute_value where attribute_id = attribute.id) as values
    from (${nearestTies(sql`${categoryId}`)}) tie join attribute on attribute.id = tie.attribute_id
    where is_active
    order by tie.position, attribute.position`)
  return rows
}

/** The nearest tie per attribute, of the category or an ancestor; `categoryId` may reference the outer query. */
export function nearestTies(categoryId: SQL): SQL {
  return sql`
    select distinct on (tie.attribute_id) tie.*, above.name as category_name
    from category chosen
      join category above on above.id = any(string_to_array(rtrim(chosen.path, '.'), '.')::int8[])
      join attribute_category tie on tie.category_id = above.id
    where chosen.id = ${categoryId}
    order by tie.attribute_id, above.depth desc`
}

const LONGEST = { line: 255, text: 5000 }

/** The type depends on the attribute: text, number, boolean, date, or one or several value ids. */
export interface AttributeAnswer {
  attribute_id: number
  value: string | number | boolean | number[]
}

/** One message per invalid value; `attributes` are those of the product's category. */
export function checkAttributeValues(attributes: CategoryAttribute[], values: AttributeAnswer[]): string[] {
  const attributesById = new Map(attributes.map((attribute) => [attribute.id, attribute]))
  return values.flatMap(({ attribute_id, value }) => {
    const attribute = attributesById.get(attribute_id)
    if (!attribute) return say`Характеристика ${attribute_id}: не относится к категории`
    return mistakeIn(attribute, value) ?? []
  })
}

/** Names of the required attributes without a value. */
export function missingAttributes(attributes: CategoryAttribute[], values: AttributeAnswer[]): string[] {
  const filled = new Set(values.filter(({ value }) => !isEmpty(value)).map(({ attribute_id }) => attribute_id))
  return attributes.filter(({ id, is_required }) => is_required && !filled.has(id)).map(({ name }) => name)
}

function isEmpty(value: AttributeAnswer['value']): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

function mistakeIn(attribute: CategoryAttribute, value: AttributeAnswer['value']): string | undefined {
  const { name, type } = attribute
  if (type === 'number') return typeof value === 'number' ? mistakeInNumber(attribute, value) : validation().type(name)
  if (type === 'boolean') return typeof value === 'boolean' ? undefined : validation().type(name)
  if (type === 'multiselect')
    return Array.isArray(value) && value.every((id) => isOffered(attribute, id)) ? undefined : validation().enum(name)
  if (type === 'select' && !(attribute.allow_custom && typeof value === 'string'))
    return typeof value === 'number' && isOffered(attribute, value) ? undefined : validation().enum(name)
  if (typeof value !== 'string') return validation().type(name)
  if (type === 'date') return isDay(value) ? undefined : validation().type(name)
  return mistakeInText(attribute, value)
}

function isOffered({ values }: CategoryAttribute, id: number): boolean {
  return values.some((value) => value.id === id)
}

function mistakeInNumber({ name, min_value, max_value, precision }: CategoryAttribute, value: number) {
  const isLow = min_value !== null && value < min_value
  const isHigh = max_value !== null && value > max_value
  if ((isLow || isHigh) && min_value !== null && max_value !== null)
    return validation().range(name, min_value, max_value)
  if (isLow) return validation().minimum(name, min_value)
  if (isHigh) return validation().maximum(name, max_value)
  if (precision !== null && Number(value.toFixed(precision)) !== value)
    return precision === 0 ? say`${name}: целое число` : say`${name}: знаков после запятой не больше ${precision}`
  return undefined
}

function mistakeInText({ name, type, max_length, pattern }: CategoryAttribute, value: string) {
  const longest = max_length ?? LONGEST[type === 'text' ? 'text' : 'line']
  if (value.length > longest) return validation().maxLength(name, longest)
  const compiled = pattern === null ? undefined : linearPattern(pattern)
  // A pattern that the engine refuses is reported at the start and in the form of the attribute, not to sellers.
  if (compiled && typeof compiled !== 'string' && !compiled.test(value)) return validation().pattern(name)
  return undefined
}
