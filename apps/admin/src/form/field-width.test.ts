import { expect, test } from 'vitest'
import { splitUnit, widthOfNumber, widthOfText } from './field-width.ts'

test('a text is as wide as the longest that the contract allows', () => {
  expect([6, 12, 24, 255].map((maxLength) => widthOfText({ maxLength }))).toEqual(['xs', 's', 'm', 'l'])
  expect(widthOfText(undefined)).toBe('l')
})

test('a number of four digits is the narrowest, unless its unit stands beside it', () => {
  expect(widthOfNumber({ maximum: 2100 }, undefined)).toBe('xs')
  expect(widthOfNumber({ maximum: 365 }, 'дней')).toBe('s')
  expect(widthOfNumber(undefined, undefined)).toBe('s')
})

test('a unit after the last comma of a label stands in the field', () => {
  expect(splitUnit('Гарантия, мес.')).toEqual({ name: 'Гарантия', unit: 'мес.' })
  expect(splitUnit('Кто, когда и откуда').unit).toBeUndefined()
  expect(splitUnit('Город').unit).toBeUndefined()
})
