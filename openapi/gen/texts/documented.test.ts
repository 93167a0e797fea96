import { expect, test } from 'vitest'
import type { Document, Schema } from '@admin-panel/openapi/document'
import { documented } from './documented.ts'

function contractWith(schemas: Record<string, Schema>): Document {
  return { paths: {}, components: { parameters: {}, schemas } }
}

const modelOf = (field: Schema): Schema => ({ type: 'object', properties: { description: field } })

test('A description taken from a field’s name is for one kind of value; other kinds need their own', () => {
  const text = modelOf({ type: 'string' })
  expect(documented(contractWith({ One: text })).components.schemas['One']?.properties?.['description']).toEqual({
    type: 'string',
    description: 'The description.',
  })
  const several = modelOf({ type: 'array', items: { type: 'string' } })
  expect(() => documented(contractWith({ One: text, Several: several }))).toThrow(
    'say it by kind: description (one, several)',
  )
})

const soldAt = (schema: Schema) => contractWith({ One: { type: 'object', properties: { sold_at: schema } } })

test('The suffix of a field’s name describes no value of another kind', () => {
  expect(documented(soldAt({ type: 'string', format: 'date-time' })).components.schemas['One']).toMatchObject({
    properties: { sold_at: { description: 'When it was sold.' } },
  })
  expect(() => documented(soldAt({ type: 'string', format: 'date' }))).toThrow('sold_at (day)')
})

const described = (schema: Schema) =>
  documented(contractWith({ One: modelOf(schema) })).components.schemas['One']?.properties?.['description']?.description

test('Limits that a field’s description lacks are added to it', () => {
  const text = { type: 'string', minLength: 2, maxLength: 60 }

  expect(described(text)).toBe('The description. 2 to 60 characters.')
  expect(described({ ...text, description: 'A name of 2 to 60 characters.' })).toBe('A name of 2 to 60 characters.')
  expect(described({ anyOf: [text, { type: 'null' }] })).toBe('The description. 2 to 60 characters.')
  expect(described({ type: 'string', description: 'The code.', pattern: '^[A-Z]{3}$' })).toBe(
    'The code. The pattern is `^[A-Z]{3}$`.',
  )
  expect(described({ type: 'integer', description: 'Calls.', minimum: 1, maximum: 6000 })).toBe('Calls. 1 to 6000.')
  expect(described({ type: 'string', description: 'The order.', enum: ['asc', 'desc'] })).toBe(
    'The order. One of `asc`, `desc`.',
  )
  expect(described({ type: 'array', description: 'Words.', maxItems: 100, items: text })).toBe(
    'Words. At most 100 items. Each: 2 to 60 characters.',
  )
})
