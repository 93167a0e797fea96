import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  date,
  double,
  integer,
  jsonValue,
  oneof,
  record,
  string,
  stringMatching,
  tuple,
} from 'fast-check'
import type { Schema } from '#contract/operations.ts'
import { typesOf } from './matrix.ts'

const DAY = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }
const SHORT = 3
const CHARACTERS = ['a', 'Я', 'ё', '1', ' ', '-', '%', '_', "'", '"', '\\', '<', '&', '{', '$', '\u0301', '😀']
/** Ids of the demo data, and one that no record has. */
const ids = oneof({ weight: 6, arbitrary: integer({ min: 1, max: 12 }) }, constantFrom(1001, 999_999_999))

/** Generates values that the schema accepts; optional fields are absent more often than present. */
export function arbitraryOf(schema: Schema, name = ''): Arbitrary<unknown> {
  if (schema.anyOf) return oneof(...schema.anyOf.map((branch) => arbitraryOf(branch, name)))
  if (schema.enum) return constantFrom(...schema.enum)
  if ('const' in schema) return constant(schema['const'])
  const types = typesOf(schema)
  if (types.length > 1) return oneof(...types.map((type) => arbitraryOf({ ...schema, type }, name)))
  switch (types[0]) {
    case 'null':
      return constant(null)
    case 'boolean':
      return boolean()
    case 'integer':
      return /(^|_)ids?$/.test(name) ? ids : integer(boundsOf(schema, 2 ** 31 - 1))
    case 'number':
      return double({ ...boundsOf(schema, 1e9), noNaN: true, noDefaultInfinity: true })
    case 'array':
      return arrayOf(schema, name)
    case 'object':
      return objectOf(schema)
    case 'string':
      return textOf(schema)
    default:
      return jsonValue({ maxDepth: 1 })
  }
}

function boundsOf({ minimum, maximum }: Schema, most: number) {
  return { min: Number(minimum ?? -most), max: Number(maximum ?? most) }
}

function arrayOf({ items = {}, minItems = 0, maxItems = SHORT }: Schema, name: string) {
  const min = Number(minItems)
  return array(arbitraryOf(items, name), {
    minLength: min,
    maxLength: Math.max(min, Math.min(SHORT, Number(maxItems))),
  })
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  const declaredFields = record(
    Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, arbitraryOf(schema, key)])),
    { requiredKeys: required, noNullPrototype: true },
  )
  if (typeof additionalProperties !== 'object') return declaredFields
  const others = array(tuple(constantFrom('name', '1', 'status'), arbitraryOf(additionalProperties)), { maxLength: 2 })
  return tuple(declaredFields, others).map(([object, pairs]) => ({ ...Object.fromEntries(pairs), ...object }))
}

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<unknown> {
  const min = Number(minLength)
  const max = Math.max(min, Math.min(40, Number(maxLength)))
  if (format === 'binary') return constant(new File(['bytes'], 'f.png'))
  if (format === 'date') return date(DAY).map((moment) => moment.toISOString().slice(0, 10))
  if (format === 'date-time') return date(DAY).map((moment) => moment.toISOString())
  if (format === 'email') return constantFrom('somebody@example.com', 'admin@example.com')
  if (typeof pattern === 'string' && pattern !== String.raw`\S`)
    return stringMatching(new RegExp(pattern)).filter(({ length }) => length >= min && length <= Number(maxLength))
  return string({ unit: constantFrom(...CHARACTERS), minLength: min, maxLength: max }).filter(
    (text) => text.isWellFormed() && (pattern === undefined || /\S/.test(text)),
  )
}
