import { expect, test } from 'vitest'
import { namesOf, renamed } from './names.ts'

test.each([
  ['promotions', 'promotion'],
  ['price-lists', 'price-list'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['addresses', 'address'],
  ['warehouses', 'warehouse'],
])('the singular of %s is %s', (plural, singular) => expect(namesOf(plural).singular).toBe(singular))

test('each spelling of the sample becomes that of the section', () => {
  const text = 'SampleThings sampleThing sample_things sample-thing «Sample things» of sample things'
  expect(renamed(text, namesOf('price-lists'))).toBe(
    'PriceLists priceList price_lists price-list «Price lists» of price lists',
  )
})

test('a name in another spelling, or one without a singular, is refused', () => {
  expect(() => namesOf('PriceLists')).toThrow('kebab case')
  expect(() => namesOf('staff')).toThrow('--one')
  expect(namesOf('staff', 'employee').singular).toBe('employee')
})
