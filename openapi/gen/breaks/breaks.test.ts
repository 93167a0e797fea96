import { expect, test } from 'vitest'
import { withoutAnnouncement } from './announced.ts'
import { breaks, snapshotOf } from './breaks.ts'
import type { Document, Operation, Schema } from '@admin-panel/openapi/document'

const row: Schema = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', title: 'Имя' },
    kind: { type: 'string', enum: ['a', 'b'] },
    parent: { anyOf: [{ $ref: '#/components/schemas/Row' }, { type: 'null' }] },
  },
}
const input: Schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 100 }, count: { type: ['integer', 'null'] } },
}

function documentOf(
  change: (parts: { row: Schema; input: Schema; list: Operation; create: Operation }) => void,
): Document {
  const list: Operation = {
    operationId: 'rows.list',
    parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
    responses: {
      '200': { description: '', content: json({ type: 'array', items: { $ref: '#/components/schemas/Row' } }) },
    },
    'x-permission': ['row.list'],
  }
  const create: Operation = {
    operationId: 'rows.create',
    requestBody: { content: json({ $ref: '#/components/schemas/RowInput' }) },
    responses: { '201': { description: '', content: json({ $ref: '#/components/schemas/Row' }) } },
    'x-permission': ['row.create'],
  }
  const parts = structuredClone({ row, input, list, create })
  change(parts)
  return {
    paths: { '/row': { get: parts.list, post: parts.create } },
    components: { parameters: {}, schemas: { Row: parts.row, RowInput: parts.input } },
  }
}

function json(schema: Schema) {
  return { 'application/json': { schema } }
}

const released: Document = JSON.parse(snapshotOf(documentOf(() => {})))
const breaksOf = (change: Parameters<typeof documentOf>[0]) =>
  breaks(released, documentOf(change)).map(({ of, what }) => `${of}: ${what}`)

/** Replaces keywords of a property. */
function set(schema: Schema, property: string, keywords: Schema) {
  Object.assign(schema.properties?.[property] ?? {}, keywords)
}

test.each<[string, string[], Parameters<typeof documentOf>[0]]>([
  ['a removed operation', ['rows.list: the operation was removed'], ({ list }) => (list.operationId = 'rows.index')],
  ['a removed parameter', ['rows.list: the query parameter q was removed'], ({ list }) => (list.parameters = [])],
  [
    'a new parameter that is required',
    ['rows.list: the query parameter of is required'],
    ({ list }) => list.parameters?.push({ name: 'of', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  ['a removed field of an answer', ['Row: the field kind was removed'], ({ row }) => delete row.properties?.['kind']],
  ['a removed value', ['Row: kind no longer has the values b'], ({ row }) => set(row, 'kind', { enum: ['a'] })],
  [
    'a field of an answer that may be absent',
    ['Row: the field name may be absent'],
    ({ row }) => (row.required = ['id']),
  ],
  [
    'an answer that may be null',
    ['Row: name may be null'],
    ({ row }) => set(row, 'name', { type: ['string', 'null'] }),
  ],
  ['a value of another type', ['Row: id may be string'], ({ row }) => set(row, 'id', { type: 'string' })],
  [
    'a field that a body needs now',
    ['RowInput: the field count is required'],
    ({ input }) => (input.required = ['name', 'count']),
  ],
  ['a shorter limit', ['RowInput: name has maxLength 50'], ({ input }) => set(input, 'name', { maxLength: 50 })],
  [
    'a body that no longer takes null',
    ['RowInput: count no longer takes null'],
    ({ input }) => set(input, 'count', { type: 'integer' }),
  ],
])('clients are broken by %s', (_, expected, change) => {
  expect(breaksOf(change)).toEqual(expected)
})

test('clients are not broken by new fields, values, optional parameters, wider limits and documentation', () => {
  const wider = breaksOf(({ row, input, list }) => {
    Object.assign(row.properties ?? {}, { color: { type: 'string' } })
    set(row, 'kind', { enum: ['a', 'b', 'c'] })
    set(row, 'name', { description: 'The name' })
    set(input, 'name', { maxLength: 200 })
    set(input, 'count', { type: ['number', 'null'] })
    Object.assign(input.properties ?? {}, { color: { type: 'string' } })
    list.parameters?.push({ name: 'of', in: 'query', schema: { type: 'string' } })
  })
  expect(wider).toEqual([])
})

const changeset = (kind: 'minor' | 'major', text: string) => [
  { file: '.changeset/a.md', releases: { '@admin-panel/sdk': kind }, text },
]

test('a break is announced by a changeset of the client that names it and may break', () => {
  const losses = [{ of: 'Row', what: 'the field kind was removed' }]
  expect(withoutAnnouncement(losses, changeset('major', '`Row` has no kind.'), '1.4.0')).toEqual([])
  expect(withoutAnnouncement(losses, changeset('minor', '`Row` has no kind.'), '0.4.0')).toEqual([])
  expect(withoutAnnouncement(losses, changeset('minor', '`Row` has no kind.'), '1.4.0')).toEqual(losses)
  expect(withoutAnnouncement(losses, changeset('major', 'Rows have no kind.'), '1.4.0')).toEqual(losses)
})

test('released.json has a line for each path, parameter and schema', () => {
  const { paths, components } = released
  const names = [paths, components.parameters, components.schemas].flatMap((entries) => Object.keys(entries ?? {}))
  const lines = snapshotOf(released).split('\n')

  expect(names.filter((name) => !lines.some((line) => line.startsWith(`"${name}":`)))).toEqual([])
})
