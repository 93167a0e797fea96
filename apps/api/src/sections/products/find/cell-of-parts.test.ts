import { expect, test } from 'vitest'
import { attributesCell, carsCell, crossesCell, oemCell } from './cell-of-parts.ts'

const brand = (label: string) => ({ id: 1, label })

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    car_brand: brand('V'.repeat(100)),
    car_brand_id: 1,
    number: String(1000 + at),
  }))

test('R29: parts of a card are entries of a cell, a backslash keeps a divider as text', () => {
  const answers = [
    { name: 'Объём: весь', type: 'number', values: ['-0.5'] },
    { name: 'Сезон', type: 'multiselect', values: ['Лето', 'Зима|осень'] },
    { name: 'В наборе', type: 'boolean', values: ['false'] },
    { name: 'Состав', type: 'text', values: ['1: a;\nC:\\new'] },
  ] as const
  expect(attributesCell(answers.map((answer) => ({ ...answer, values: [...answer.values] })))?.split('\n')).toEqual([
    String.raw`Объём\: весь: -0,5`,
    String.raw`Сезон: Лето | Зима\|осень`,
    'В наборе: Нет',
    String.raw`Состав: 1: a\;\nC:\\new`,
  ])
  expect(crossesCell({ crosses: [{ brand: brand('A|B'), brand_id: 1, article: '1;2', kind: 'superseded' }] })).toBe(
    String.raw`A\|B | 1\;2 | Заменён на`,
  )
  const car = { car_brand: 'VW', car_model: 'Golf', year_from: null, year_to: null, note: null }
  expect(
    carsCell([car, { ...car, year_from: 1997 }, { ...car, year_to: 2005 }, { ...car, note: 'R' }])?.split('\n'),
  ).toEqual(['VW | Golf', 'VW | Golf | 1997-', 'VW | Golf | -2005', 'VW | Golf |  | R'])
})

test('R29: a list too long for a cell of a workbook is left empty, as is an absent one', () => {
  expect(oemCell({ oem_numbers: numbers(300) })?.split('\n')).toHaveLength(300)
  expect([oemCell({ oem_numbers: numbers(310) }), oemCell({ oem_numbers: [] })]).toEqual([null, null])
})
