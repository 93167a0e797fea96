import { describe, expect, test } from 'vitest'
import { sameValue as inApi } from '../../apps/api/src/db/same-value.ts'
import { sameValue as inPanel } from '../../apps/admin/src/form/merge-changes.ts'

// What the panel sends as a change, the server writes as one.
describe.each([
  ['the panel', inPanel],
  ['the API', inApi],
])('%s compares a field as JSON', (_, sameValue) => {
  test.each([
    ['an absent value and null', undefined, null],
    ['an empty list and another', [], []],
    ['an object in another order of its keys', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['a list of objects in another order of their keys', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }]],
    ['an absent key and none', { a: 1, b: undefined }, { a: 1 }],
    ['a moment and its text', new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('%s are the same', (_pair, one, other) => {
    expect([sameValue(one, other), sameValue(other, one)]).toEqual([true, true])
  })

  test.each([
    ['a number and its text', 1, '1'],
    ['zero and null', 0, null],
    ['an empty text and null', '', null],
    ['false and null', false, null],
    ['an empty list and null', [], null],
    ['an empty object and an empty list', {}, []],
    ['a list in another order', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 1]],
    ['a key that is null and none', { a: null }, {}],
    ['another value deep down', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ['two moments', new Date(0), new Date(1)],
  ])('%s differ', (_pair, one, other) => {
    expect([sameValue(one, other), sameValue(other, one)]).toEqual([false, false])
  })
})
