import { expect, test } from 'vitest'
import { textCell } from './cell.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { readRows as readCells, type Places } from './read-rows.ts'
import { readMoney, readText } from './readers.ts'

const columns: ImportColumn[] = [
  { field: 'article', title: 'Артикул', isRequired: true, read: readText, sample: '' },
  { field: 'price', title: 'Цена, ₽', isRequired: true, read: readMoney, sample: '', aliases: ['Розничная'] },
]

const readRows = (table: string[][], columns: ImportColumn[], places?: Places) =>
  readCells({ name: '', rows: table.map((row) => row.map(textCell)), hidden: new Set() }, columns, { places })

test('Titles stand in any order, cased and marked in any way', () => {
  const { rows, missing } = readRows(
    [
      ['ЦЕНА (₽)', 'Склад', ' артикул '],
      ['649,50', '3', 'W 914/2'],
    ],
    columns,
  )

  expect(missing).toEqual([])
  expect(rows).toEqual([{ line: 2, item: { article: 'W 914/2', price: 64_950 } }])
})

test('A column is known by its other names, and can be named by hand', () => {
  const table = [
    ['Код', 'Розничная', 'Оптовая'],
    ['A-1', '10', '8'],
  ]
  const { places, missing, ignored } = readRows(table, columns)
  const mapped = readRows(table, columns, { article: 0, price: 2 })

  expect([places, missing, ignored]).toEqual([{ article: -1, price: 1 }, ['Артикул'], ['Код', 'Оптовая']])
  expect(mapped.rows).toEqual([{ line: 2, item: { article: 'A-1', price: 800 } }])
})

test('A row is named by its line in the spreadsheet, past the empty ones, with everything that is wrong with it', () => {
  const { rows, errors } = readRows(
    [
      ['Артикул', 'Цена, ₽'],
      ['A-1', '1'],
      ['', ''],
      ['', 'дорого'],
    ],
    columns,
  )

  expect(rows.map(({ line }) => line)).toEqual([2])
  expect(errors).toEqual([
    { line: 4, field: 'article', message: 'Не заполнено' },
    { line: 4, field: 'price', message: 'Не удалось прочитать «дорого»' },
  ])
})
