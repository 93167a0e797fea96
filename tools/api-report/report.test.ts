import { expect, test } from 'vitest'
import { apiReport } from './report.ts'

const entries = new Map([['shop', 'src/index']])
const declarations = {
  'src/index': `export { createShop as create } from './shop.ts';\nexport * from './price.ts';\nexport {};`,
  'src/shop': `import type { Settings } from '#settings.ts';
declare const LIMIT = 5;
interface Shop {
    readonly limit: typeof LIMIT;
}
export interface Unreached {
}
export declare function createShop({ name }: Settings): Shop;`,
  'src/settings': `export interface Settings {\n    readonly name: string;\n    readonly colour: import("./colour.ts").Colour;\n}`,
  'src/colour': `export type Colour = 'red' | 'blue';`,
  'src/price': `export declare const price: number;`,
}

const report = (changed: Partial<typeof declarations> = {}) =>
  apiReport('shop', new Map(Object.entries({ ...declarations, ...changed })), entries)

test('the report has every declaration that an export reaches, and no other', () => {
  expect(report()).toContain('export declare function createShop(props: Settings): Shop;')
  for (const reached of ['interface Shop', 'const LIMIT', 'interface Settings', 'type Colour', 'const price'])
    expect(report()).toContain(reached)
  expect(report()).not.toContain('Unreached')
})

test.each([
  ['a type that an exported one mentions', 'src/colour', `export type Colour = 'red' | 'green';`],
  ['a name that an entry passes on', 'src/price', `export declare const cost: number;`],
  ['an export of an entry', 'src/index', `export { createShop } from './shop.ts';\nexport * from './price.ts';`],
])('a change of %s shows', (_, path, text) => {
  expect(report({ [path]: text })).not.toBe(report())
})

test('destructured properties of a parameter are not in the report', () => {
  const shop = declarations['src/shop'].replace('{ name }', '{ name, colour: { length } }')
  expect(report({ 'src/shop': shop })).toBe(report())
})
