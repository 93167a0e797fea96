import { expect, test } from 'vitest'
import type { Operation } from '@admin-panel/openapi/document'
import { markParts } from './parts.ts'

const operation = (verb: string): Operation => ({
  operationId: `promotions.${verb}`,
  responses: {},
  'x-permission': 'person',
})

/** What `x-part` says of operations of promotions, by their verbs. */
function partsOf(parts: Readonly<Record<string, string>>) {
  const [list, exported, enabled] = [operation('list'), operation('export'), operation('enableByIds')]
  const resource = { name: 'promotions', entity: 'promotion', isMain: true, description: undefined }
  markParts({
    document: {
      paths: { '/a': { get: list, put: enabled }, '/a/export': { get: exported } },
      components: { parameters: {}, schemas: {} },
    },
    resources: [{ ...resource, stepUps: [], noProofs: {}, everyday: {}, parts }],
    entities: new Map(),
    groups: [],
    actions: [],
    enums: new Map(),
  })
  return [list, exported, enabled].map((each) => each['x-part'])
}

test('An operation belongs to the part of its interface; exports and changes by ids belong to that of operations', () => {
  expect(partsOf({ '': 'products' })).toEqual(['products', 'operations', 'operations'])
  expect(partsOf({ '': 'products', export: 'files' })).toEqual(['products', 'files', 'operations'])
})

test('An operation without a part, and a part of an unknown operation, are refused by name', () => {
  expect(() => partsOf({})).toThrow('promotions.list: the interface promotions needs @part(Part.…)')
  expect(() => partsOf({ '': 'products', fly: 'core' })).toThrow('promotions: @part names fly')
})
