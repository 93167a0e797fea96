import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

const TEXT = 'Код;Название\r\nA-1;"Фильтр; большой"\r\n'
const TABLE = [
  ['Код', 'Название'],
  ['A-1', 'Фильтр; большой'],
]
const read = (bytes: Uint8Array<ArrayBuffer>) => readTable(new File([bytes], 'prices.csv'))

/** Encodes Russian text in windows-1251. */
const toCp1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0)
    return code < 128 ? code : code - 0x410 + 0xc0
  })
const toUtf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)
const toUtf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['UTF-8', toUtf8(TEXT)],
  ['UTF-8 with its mark', toUtf8(`\uFEFF${TEXT}`)],
  ['windows-1251', toCp1251(TEXT)],
  ['UTF-16', toUtf16(TEXT)],
])('A file in %s is read', async (_, bytes) => {
  expect(await read(bytes)).toEqual(TABLE)
})

test.each(['sep=;\r\n', '\uFEFFsep=;\n', '"sep=;"\r\n', 'SEP=;\r\n'])(
  'The line %j names the delimiter for a spreadsheet, and is no row',
  async (line) => {
    expect(await read(toUtf8(`${line}${TEXT}`))).toEqual(TABLE)
  },
)

test('A named delimiter holds where another is more frequent', async () => {
  expect(await read(toUtf8('sep=;\nКод;Название, цвет, вес\n1;а, б, в\n'))).toEqual([
    ['Код', 'Название, цвет, вес'],
    ['1', 'а, б, в'],
  ])
})

test('A file without a byte has no rows', async () => {
  expect(await read(toUtf8(''))).toEqual([])
})
