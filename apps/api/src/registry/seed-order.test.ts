import { expect, test } from 'vitest'
import { inOrder } from './seed-order.ts'

const names = (steps: Record<string, { after?: string[] }>) => inOrder(steps).map(({ name }) => name)

test('Demo data run after those they name, and otherwise in the order of the sections', () => {
  expect(names({ users: { after: ['roles', 'companies'] }, brands: {}, companies: {}, roles: {} })).toEqual([
    'roles',
    'companies',
    'users',
    'brands',
  ])
})

test('A circle of demo data is refused with the names in it', () => {
  expect(() => names({ a: { after: ['b'] }, b: { after: ['c'] }, c: { after: ['a'] } })).toThrow('a → b → c → a')
})

test('Demo data that run after unknown ones are refused by name', () => {
  expect(() => names({ users: { after: ['roels'] } })).toThrow('«users» run after «roels»')
})
