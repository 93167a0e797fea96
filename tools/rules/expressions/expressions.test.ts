import { expect, test } from 'vitest'
import { allExpressions, expressionsIn } from './expressions.ts'
import { slownessOf } from './slowness.ts'

test.for([
  ['(a+)+$', 'exponential'],
  ['(a|a)*$', 'exponential'],
  ['.*.*.*x', '4th degree polynomial'],
  ['[^\\s@]+@', '2nd degree polynomial'],
  ['\\s+$', '2nd degree polynomial'],
])('the expression %s is refused as slow', ([source, slowness]) => {
  expect(slownessOf({ source: source ?? '', flags: '' })).toBe(slowness)
})

test('an expression whose runs are bounded or begin at one place is accepted', () => {
  expect(
    ['^\\s{0,9}x', '(?<![^\\s@])[^\\s@]{1,64}@', '^[a-z]+$'].map((source) => slownessOf({ source, flags: '' })),
  ).toEqual([undefined, undefined, undefined])
})

test('literals, constant arguments of RegExp and the patterns of the contract are read', () => {
  expect(expressionsIn('a.tsx', "const a = <b c={/x+/g} />\nnew RegExp('y+', 'u')")).toEqual([
    { source: 'x+', flags: 'g', at: 'a.tsx:1' },
    { source: 'y+', flags: 'u', at: 'a.tsx:2' },
  ])
  const places = allExpressions().map(({ at }) => at.replace(/[/:].*/, ''))
  expect(['apps', 'packages', 'openapi'].filter((folder) => !places.includes(folder))).toEqual([])
})
