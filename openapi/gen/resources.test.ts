import { expect, test } from 'vitest'
import type { Contract } from './compile.ts'
import { checkResources } from './resources.ts'

const contract = (permission: string, facts: Partial<Contract> = {}): Contract => ({
  document: {
    paths: { '/promotion': { get: { operationId: 'promotions.list', responses: {}, 'x-permission': [permission] } } },
    components: { parameters: {}, schemas: {} },
  },
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
    },
  ],
  entities: new Map([
    [
      'promotion',
      {
        name: 'Акции',
        gender: 'f',
        group: 'catalog',
        isScoped: false,
        isShared: false,
        isSearched: false,
        everyday: undefined,
      },
    ],
  ]),
  groups: [{ member: 'catalog', value: 'catalog', label: 'Каталог' }],
  actions: [{ member: 'index', value: 'index', label: 'список' }],
  enums: new Map(),
  ...facts,
})

test('A permission that the role editor can show is accepted', () => {
  expect(() => checkResources(contract('promotion.index'))).not.toThrow()
})

test.each([
  ['an undeclared action', contract('promotion.fly'), 'add it to Action in openapi/common/vocabulary.tsp'],
  ['an undeclared entity', contract('sale.index'), 'no interface declares the entity sale'],
  ['an interface without @resource', contract('promotion.index', { resources: [] }), 'needs @resource'],
  [
    'an entity without a group, which could not be granted',
    contract('promotion.index', {
      entities: new Map([
        [
          'promotion',
          {
            name: 'Акции',
            gender: 'f',
            group: undefined,
            isScoped: false,
            isShared: false,
            isSearched: false,
            everyday: undefined,
          },
        ],
      ]),
    }),
    'has no group in the role editor',
  ],
  [
    'an action that no permission has',
    contract('promotion.index', {
      actions: ['index', 'extend'].map((action) => ({ member: action, value: action, label: action })),
    }),
    'extend: no permission has this action',
  ],
])('The contract is refused for %s', (_, refused, message) => {
  expect(() => checkResources(refused)).toThrow(message)
})
