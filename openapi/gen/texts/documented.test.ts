import { expect, test } from 'vitest'
import type { Document, Schema } from '@admin-panel/openapi/document'
import { documented } from './documented.ts'

function contractWith(schemas: Record<string, Schema>): Document {
  return { paths: {}, components: { parameters: {}, schemas } }
}

const modelOf = (field: Schema): Schema => ({ type: 'object', properties: { description: field } })

test('A sentence of a name stands for one kind of value: elsewhere the contract says what it is', () => {
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

test('An end of a name gives no sentence to a value of another kind', () => {
  expect(documented(soldAt({ type: 'string', format: 'date-time' })).components.schemas['One']).toMatchObject({
    properties: { sold_at: { description: 'When it was sold.' } },
  })
  expect(() => documented(soldAt({ type: 'string', format: 'date' }))).toThrow('sold_at (day)')
})
