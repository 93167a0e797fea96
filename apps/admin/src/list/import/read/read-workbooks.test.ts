import { utils, write, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { findTitles } from './find-titles.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { placesOf, readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { readCode, readDay, readMoney, readPercent, readText } from './readers.ts'

const columns: ImportColumn[] = [
  { field: 'company', title: 'Продавец', read: readText, sample: '' },
  { field: 'category', title: 'Категория', read: readText, sample: '' },
  { field: 'rate', title: 'Ставка, %', isRequired: true, read: readPercent, sample: '' },
  { field: 'min', title: 'Не меньше, ₽', read: readMoney, sample: '' },
  { field: 'since', title: 'Действует с', read: readDay, sample: '' },
]
const TITLES = ['Продавец', 'Категория', 'Ставка, %', 'Не меньше, ₽', 'Действует с']

function workbookOf(sheets: Record<string, WorkSheet>): WorkBook {
  const workbook = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(workbook, sheet, name)
  return workbook
}

const bytesOf = (workbook: WorkBook) =>
  new Uint8Array(write(workbook, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)

async function readFile(bytes: Uint8Array<ArrayBuffer>, asked: readonly ImportColumn[] = columns) {
  const sheets = await readTable(new File([bytes], 'rules.xlsx'), asked)
  const { place, isUnclear } = findTitles(sheets, asked, (header) => placesOf(header, asked))
  const sheet = sheets[place.sheet]
  if (!sheet) throw new Error('The file has no sheet')
  return { ...readRows(sheet, asked, { titlesAt: place.row }), place, isUnclear }
}

async function readSheet(rows: unknown[][], change: (sheet: WorkSheet) => void = () => undefined) {
  const sheet = utils.aoa_to_sheet(rows)
  change(sheet)
  return readFile(bytesOf(workbookOf({ Лист: sheet })))
}

test('A merge over several rows gives its value to each of them', async () => {
  const { rows, errors } = await readSheet(
    [TITLES, ['Север', 'Фильтры', 12], [null, 'Лампы', 13], [null, 'Свечи', 14], [null, 'Масла', 15]],
    (sheet) => (sheet['!merges'] = [utils.decode_range('A2:A4')]),
  )

  expect(errors).toEqual([])
  expect(rows.map(({ item }) => item['company'])).toEqual(['Север', 'Север', 'Север', undefined])
})

test('A merge over several columns is refused beyond the first, since nobody knows which of them it is for', async () => {
  const { errors } = await readSheet(
    [TITLES, ['Север', null, 12]],
    (sheet) => (sheet['!merges'] = [utils.decode_range('A2:B2')]),
  )

  expect(errors).toEqual([
    { line: 2, field: 'category', message: expect.stringContaining('объединена с соседней колонкой') },
  ])
})

test.each<[what: string, cell: CellObject, why: string]>([
  ['a formula without a result', { t: 'z', f: 'VLOOKUP(1,B:B,1)' }, 'Формула не дала значения'],
  ['a formula with an empty text', { t: 's', v: '', f: 'IF(1=1,"","x")' }, 'Формула не дала значения'],
  ['an error', { t: 'e', v: 42 }, 'ошибка таблицы'],
  ['a number that its format conceals', { t: 'n', v: 7, z: ';;;' }, 'Формат ячейки скрывает значение'],
  ['a text that its format conceals', { t: 's', v: 'Север', z: ';;;' }, 'Формат ячейки скрывает значение'],
])('%s is refused by name in an optional column, and no blank', async (_, cell, why) => {
  for (const [at, field] of ['A2', 'B2', 'D2', 'E2'].entries()) {
    const { errors, rows } = await readSheet([TITLES, [null, null, 12]], (sheet) => {
      sheet[field] = cell
      sheet['!ref'] = 'A1:E2'
    })
    expect([rows, errors]).toEqual([
      [],
      [{ line: 2, field: ['company', 'category', 'min', 'since'][at], message: expect.stringContaining(why) }],
    ])
  }
})

test('A row that a filter has hidden is refused by name', async () => {
  const { rows, errors } = await readSheet(
    [TITLES, ['Север', 'Фильтры', 12], ['Юг', 'Лампы', 13]],
    (sheet) => (sheet['!rows'] = [{}, { hidden: true }]),
  )

  expect(errors).toEqual([{ line: 2, field: 'company', message: expect.stringContaining('Строка скрыта') }])
  expect(rows.map(({ line }) => line)).toEqual([3])
})

test.each([
  ['Прайс-лист на 28.11.2026', [['Прайс-лист на 28.11.2026'], [], TITLES, ['Север', 'Фильтры', 12]], 3],
  ['an empty first row', [[], TITLES, ['Север', 'Фильтры', 12]], 2],
  ['a list of sellers', [['Продавец: Север'], ['Продавец', 'Адрес'], TITLES, ['Север', 'Фильтры', 12]], 3],
])('Titles are found below %s', async (_, table, titlesLine) => {
  const { rows, errors, place } = await readSheet(table)

  expect(place.row).toBe(titlesLine - 1)
  expect(errors).toEqual([])
  expect(rows).toEqual([{ line: titlesLine + 1, item: { company: 'Север', category: 'Фильтры', rate: 1200 } }])
})

test('Titles are found in the second visible sheet; of two sheets with titles the person chooses', async () => {
  const help = utils.aoa_to_sheet([['Как заполнять'], ['Заполните лист «Ставки»']])
  const rates = utils.aoa_to_sheet([TITLES, ['Север', 'Фильтры', 12]])
  const one = await readFile(bytesOf(workbookOf({ Инструкция: help, Ставки: rates })))
  const two = await readFile(bytesOf(workbookOf({ Ставки: rates, 'Прошлый год': rates })))

  expect([one.place, one.isUnclear, one.rows.length]).toEqual([{ sheet: 1, row: 0 }, false, 1])
  expect(two.isUnclear).toBe(true)
})

test('Titles that are merged over two rows are read from the second', async () => {
  const { rows, place } = await readSheet(
    [TITLES, [], ['Север', 'Фильтры', 12]],
    (sheet) => (sheet['!merges'] = TITLES.map((_, c) => ({ s: { r: 0, c }, e: { r: 1, c } }))),
  )

  expect([place.row, rows.length]).toEqual([1, 1])
})

test('Empty rows with a format do not count', async () => {
  const parts = unzipSync(bytesOf(workbookOf({ Лист: utils.aoa_to_sheet([TITLES, ['Север', 'Фильтры', 12]]) })))
  const xml = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
  const empty = Array.from(
    { length: 120_000 },
    (_, index) => `<row r="${index + 3}"><c r="A${index + 3}" s="0"/></row>`,
  )
  parts['xl/worksheets/sheet1.xml'] = new TextEncoder().encode(
    xml.replace('</sheetData>', `${empty.join('')}</sheetData>`),
  )
  const { rows } = await readFile(zipSync(parts))

  expect(rows.length).toBe(1)
})

test('A cell of the type «date» is a day in a column of days, and in question as a text', async () => {
  const parts = unzipSync(
    bytesOf(
      workbookOf({
        Лист: utils.aoa_to_sheet([
          ['Дата', 'Артикул'],
          [1, 2],
        ]),
      }),
    ),
  )
  const xml = new TextDecoder().decode(parts['xl/worksheets/sheet1.xml'])
  const dated = xml.replaceAll(/<c r="([AB]2)"[^>]*>.*?<\/c>/g, '<c r="$1" t="d"><v>2027-02-01T00:00:00</v></c>')
  parts['xl/worksheets/sheet1.xml'] = new TextEncoder().encode(dated)
  const asked: ImportColumn[] = [
    { field: 'day', title: 'Дата', isRequired: true, read: readDay, sample: '' },
    { field: 'article', title: 'Артикул', read: readCode, sample: '' },
  ]
  const { errors, doubts } = await readFile(zipSync(parts), asked)

  expect(doubts).toEqual([{ line: 2, text: '2027-02-01T00:00:00' }])
  expect(errors).toEqual([{ line: 2, field: 'article', message: expect.stringContaining('дату') }])
})
