import { expect, test } from 'vitest'
import type { Contract, Resource } from '@admin-panel/openapi/compile'
import type { Operation } from '@admin-panel/openapi/document'
import { markStepUps } from './step-ups.ts'

/** What `x-step-up` says of operations of promotions, by their verbs. */
function marks(
  { reason, ...marked }: Partial<Resource> & { reason?: string },
  permission: Operation['x-permission'] = 'person',
) {
  const operation = (verb: string): Operation => ({
    operationId: `promotions.${verb}`,
    responses: {},
    'x-permission': permission,
  })
  const [list, update, exported] = [operation('list'), operation('update'), operation('export')]
  const paths: Contract['document']['paths'] = { '/a': { get: list, put: update }, '/a/export': { get: exported } }
  const entity = {
    name: 'Акции',
    gender: 'f',
    group: 'catalog',
    isScoped: false,
    isShared: false,
    isSearched: false,
    everyday: reason,
  } as const
  markStepUps({
    document: { paths, components: { parameters: {}, schemas: {} } },
    resources: [
      {
        name: 'promotions',
        entity: 'promotion',
        isMain: true,
        description: undefined,
        stepUps: [],
        noProofs: {},
        everyday: {},
        parts: {},
        ...marked,
      },
    ],
    entities: new Map([['promotion', entity]]),
    groups: [],
    actions: [],
    enums: new Map(),
  })
  return [list, update, exported].map((each) => each['x-step-up'])
}

test('A16: a new interface without a mark asks for a fresh proof for each change and export', () => {
  expect(marks({})).toEqual([undefined, 'always', 'always'])
  expect(marks({ entity: undefined })).toEqual([undefined, 'always', 'always'])
})

test('An everyday interface asks for no proof, unless an operation does; a call without a session never asks', () => {
  expect(marks({ reason: 'the catalogue' })).toEqual([undefined, undefined, undefined])
  expect(marks({ reason: 'the catalogue', stepUps: ['update:written', 'export'] })).toEqual([
    undefined,
    'written',
    'always',
  ])
  expect(marks({ noProofs: { update: 'it gives nothing' } })).toEqual([undefined, undefined, 'always'])
  expect(marks({}, 'public')).toEqual([undefined, undefined, undefined])
})

test('A mark that names no operation, or exempts what asks for nothing, is refused', () => {
  expect(() => marks({ stepUps: ['fly'] })).toThrow('promotions: fly is no operation of it')
  expect(() => marks({ noProofs: { fly: 'it flies' } })).toThrow('promotions: fly is no operation of it')
  expect(() => marks({ reason: 'the catalogue', noProofs: { update: 'again' } })).toThrow('asks for none anyway')
})
