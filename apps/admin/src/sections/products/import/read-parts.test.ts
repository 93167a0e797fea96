import { expect, test } from 'vitest'
import { textCell } from '#list/import/read/cell.ts'
import type { Reader } from '#list/import/read/readers.ts'
import { readAddresses, readAttributes, readBarcodes, readCars, readCrosses, readOemNumbers } from './read-parts.ts'

function valueOf<Value>(read: Reader<Value>, text: string) {
  const reading = read(textCell(text))
  return 'value' in reading ? reading.value : undefined
}

test.each([
  ['Высота, мм: 93', [{ name: 'Высота, мм', value: '93' }]],
  [
    'Высота: 93; Цвет: Белый',
    [
      { name: 'Высота', value: '93' },
      { name: 'Цвет', value: 'Белый' },
    ],
  ],
  [
    'Сезон: Лето | Зима\r\nЦвет:',
    [
      { name: 'Сезон', value: ['Лето', 'Зима'] },
      { name: 'Цвет', value: '' },
    ],
  ],
  [String.raw`Ёмкость\: вся: 12: 30`, [{ name: 'Ёмкость: вся', value: '12: 30' }]],
  [String.raw`Состав: a\|b`, [{ name: 'Состав', value: ['a|b'] }]],
  [String.raw`Состав: 1\; 2\n3\\n C:\Temp`, [{ name: 'Состав', value: '1; 2\n3\\n C:\\Temp' }]],
  ['Высота 93', undefined],
  [': 93', undefined],
])('attributes of a cell: %j', (text, value) => {
  expect(valueOf(readAttributes, text)).toEqual(value)
})

test.each([
  ['VW | 06A 115', [{ car_brand: 'VW', number: '06A 115' }]],
  ['VW', undefined],
  ['VW | 1 | 2', undefined],
])('OEM numbers of a cell: %j', (text, value) => {
  expect(valueOf(readOemNumbers, text)).toEqual(value)
})

test.each([
  [
    'Bosch | 1-2; Mann|3|замена',
    [
      { brand: 'Bosch', article: '1-2', kind: 'analog' },
      { brand: 'Mann', article: '3', kind: 'replacement' },
    ],
  ],
  ['Bosch | 1 | похож', undefined],
])('crosses of a cell: %j', (text, value) => {
  expect(valueOf(readCrosses, text)).toEqual(value)
})

test.each([
  ['VW | Golf', [null, null, null]],
  ['VW | Golf | 1997-2005', [1997, 2005, null]],
  ['VW | Golf | 1997 – | кроме R', [1997, null, 'кроме R']],
  ['VW | Golf | | кроме R', [null, null, 'кроме R']],
  ['VW | Golf | с 1997', undefined],
  ['VW | Golf | -', undefined],
])('cars of a cell: %j', (text, value) => {
  const [year_from, year_to, note] = value ?? []
  const car = { car_brand: 'VW', car_model: 'Golf', year_from, year_to, note }
  expect(valueOf(readCars, text)).toEqual(value && [car])
})

test('barcodes and addresses of a cell', () => {
  expect(valueOf(readBarcodes, '4011558710507; 96385074')).toEqual(['4011558710507', '96385074'])
  expect(valueOf(readAddresses, 'https://a.example/1;2.png;https://b.example/3.png\nhttp://c.example/?a=1,2')).toEqual([
    'https://a.example/1;2.png',
    'https://b.example/3.png',
    'http://c.example/?a=1,2',
  ])
})
