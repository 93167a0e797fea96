import { expect, test } from 'vitest'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { readMoney, readText } from './readers.ts'

const TEXT = 'Код;Название\r\nA-1;"Фильтр; большой"\r\n'
const TABLE = [
  ['Код', 'Название'],
  ['A-1', 'Фильтр; большой'],
]
const titles: ImportColumn[] = [
  { field: 'seller_sku', title: 'Артикул продавца', read: readText, sample: '' },
  { field: 'price', title: 'Цена, ₽', read: readMoney, sample: '' },
]
async function read(bytes: Uint8Array<ArrayBuffer>, columns: ImportColumn[] = []) {
  const [sheet] = await readTable(new File([bytes], 'prices.csv'), columns)
  return sheet?.rows.map((row) => row.map(({ text }) => text))
}

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** Encodes a text in an encoding of eight bits. */
function toBytes(text: string, encoding: string) {
  const letters = Array.from(new TextDecoder(encoding).decode(EVERY_BYTE))
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}
const toUtf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (const [index, letter] of Array.from(text).entries()) view.setUint16(index * 2, letter.charCodeAt(0), isLittle)
  return new Uint8Array(view.buffer)
}
const toUtf8 = (text: string) => new TextEncoder().encode(text)

test.each<[name: string, bytes: Uint8Array<ArrayBuffer>]>([
  ['UTF-8', toUtf8(TEXT)],
  ['UTF-8 with its mark', toUtf8(`\uFEFF${TEXT}`)],
  ...['windows-1251', 'ibm866', 'koi8-r'].map((name): [string, Uint8Array<ArrayBuffer>] => [name, toBytes(TEXT, name)]),
  ['UTF-16', toUtf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 of the other order', toUtf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without its mark', toUtf16(TEXT, true)],
  ['UTF-16 of the other order without its mark', toUtf16(TEXT, false)],
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

test.each([
  [
    'Артикул продавца;Цена, ₽\nA001-001219;649,50\n',
    [
      ['Артикул продавца', 'Цена, ₽'],
      ['A001-001219', '649,50'],
    ],
  ],
  [
    '"Цена, ₽","Артикул продавца"\n"649,50","a;b"\n',
    [
      ['Цена, ₽', 'Артикул продавца'],
      ['649,50', 'a;b'],
    ],
  ],
  [
    'Цена, ₽\tАртикул продавца\n649,50\tA,B;C\n',
    [
      ['Цена, ₽', 'Артикул продавца'],
      ['649,50', 'A,B;C'],
    ],
  ],
  [
    'Цена|seller_sku\n649,50|A,1\n',
    [
      ['Цена', 'seller_sku'],
      ['649,50', 'A,1'],
    ],
  ],
])('The delimiter is the one by which titles that the import knows appear: %j', async (text, table) => {
  expect(await read(toUtf8(text), titles)).toEqual(table)
})

test('Without a title that is known the delimiter makes columns of each row', async () => {
  expect(await read(toUtf8('Код, внутренний;Имя\nA-1;Фильтр, большой, новый\n'))).toEqual([
    ['Код, внутренний', 'Имя'],
    ['A-1', 'Фильтр, большой, новый'],
  ])
})

test.each(['=1+1', "'=1+1", ' -5', '"+7', '|cmd', '＝1', '@a'])(
  'The apostrophe by which an export makes a text of «%s» is taken off again',
  async (text) => {
    const cell = `"'${text.replaceAll('"', '""')}"`
    expect(await read(toUtf8(`Код;Имя\nA-1;${cell}\n`))).toEqual([
      ['Код', 'Имя'],
      ['A-1', text.trim()],
    ])
  },
)

test('A byte that is lost names its row, and leaves the others in UTF-8', async () => {
  const bytes = Uint8Array.from([
    ...toUtf8('\uFEFFАртикул продавца;Цена, ₽\nФильтр'),
    0xff,
    ...toUtf8(';649,50\nЛампа;10\n'),
  ])
  const [sheet] = await readTable(new File([bytes], 'prices.csv'), titles)
  const read = sheet && readRows(sheet, titles)

  expect(read?.header).toEqual(['Артикул продавца', 'Цена, ₽'])
  expect(read?.errors).toEqual([{ line: 2, field: 'seller_sku', message: expect.stringContaining('Текст повреждён') }])
  expect(read?.rows).toEqual([{ line: 3, item: { seller_sku: 'Лампа', price: 1000 } }])
})

test('A lost byte without a byte order mark leaves the text in UTF-8 too', async () => {
  const bytes = Uint8Array.from([...toUtf8('Артикул продавца;Цена, ₽\nФильтр'), 0xff, ...toUtf8(';649,50\n')])
  expect(await read(bytes, titles)).toEqual([
    ['Артикул продавца', 'Цена, ₽'],
    ['Фильтр\uFFFD', '649,50'],
  ])
})

test.each([
  ['Код;Имя\nTecDoc;"не закрыто\nBosch;Бош\n', 2],
  ['Код;Имя\nA;B\n\nTecDoc;"не закрыто\nBosch;"Бош"\n', 4],
  ['"Код;Имя\nTecDoc;закрыто', 1],
  ['Код;Имя\n"a\nb";c\nA;"Bosch" свеча', 3],
])('A quotation mark that nothing closes is refused with its row: %j', async (text, row) => {
  await expect(read(toUtf8(text))).rejects.toThrow(`В строке ${row} есть кавычка`)
})

test('Quotation marks within a cell stay, and a quoted cell keeps its line breaks', async () => {
  expect(await read(toUtf8('Код;Имя\n12" диск;"a\r\n""b"";c"\n'))).toEqual([
    ['Код', 'Имя'],
    ['12" диск', 'a\r\n"b";c'],
  ])
})

test('A text that a file declares as one is read without its sign: ="00123"', async () => {
  expect(await read(toUtf8('Код;Имя\n="00123";"=""1-2"""\n'))).toEqual([
    ['Код', 'Имя'],
    ['00123', '1-2'],
  ])
})
