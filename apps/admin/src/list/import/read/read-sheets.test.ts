import { read as readBack, utils, write, type CellObject, type WorkBook } from '@e965/xlsx'
import writeExcelFile from 'write-excel-file/browser'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'
import { readTable } from './read-table.ts'
import { readCode, readDay, readInteger, readMoney, readPercent, readText, type Reader } from './readers.ts'

type Format = 'xlsx' | 'xls' | 'ods' | 'xlsb' | 'csv'

const workbookOf = (rows: CellObject[][]): WorkBook => ({
  SheetNames: ['Лист 1'],
  Sheets: {
    'Лист 1': {
      '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: (rows[0]?.length ?? 1) - 1 } }),
      ...Object.fromEntries(
        rows.flatMap((row, r) => row.map((cell, c) => [utils.encode_cell({ r, c }), cell] as const)),
      ),
    },
  },
})
const bytesOf = (workbook: WorkBook, bookType: Format = 'xlsx') =>
  new Uint8Array(write(workbook, { type: 'array', bookType, bookSST: true, compression: true }) as ArrayBuffer)
const text = (value: string): CellObject => ({ t: 's', v: value })
const number = (value: number, format = 'General'): CellObject => ({ t: 'n', v: value, z: format })

async function outcome(bytes: Uint8Array<ArrayBuffer>, read: Reader<unknown>) {
  const columns = [{ field: 'value', title: 'Значение', read, sample: '' }]
  const [sheet] = await readTable(new File([bytes], 'file.xlsx'), columns)
  const { rows, errors } = readRows(sheet ?? { name: '', rows: [], hidden: new Set() }, columns)
  return errors[0]?.message ?? rows[0]?.item['value']
}

const MAY_12 = 46_154
const asText = 'Задайте колонке формат «Текстовый» и введите значение заново'
const shortened = 'Задайте колонке формат «Текстовый» или «Числовой» и введите значение заново'

// What the sheet shows, how it is stored, in which column it stands, and what becomes of it.
test.each<[shown: string, cell: CellObject, column: Reader<unknown>, stored: unknown]>([
  ['12%', number(0.12, '0%'), readPercent, 1200],
  ['12,5%', number(0.125, '0.0%'), readPercent, 1250],
  ['7%', number(0.07, '0.00%'), readPercent, 700],
  ['0,29%', number(0.0029, '0.00%'), readPercent, 29],
  ['12', number(12), readPercent, 1200],
  ['0,12', number(0.12), readPercent, 12],
  ['12,5 %', text('12,5 %'), readPercent, 1250],
  ['12%', number(0.12345, '0%'), readPercent, 'После запятой не больше 2 знаков, а в ячейке 12,345'],
  ['12%', number(0.12, '0%'), readMoney, 'Нужно число без знака процента, а не 12%'],
  ['1200%', number(12, '0%'), readInteger, 'Нужно число без знака процента, а не 1200%'],
  ['649,9', number(649.900_000_000_000_1), readMoney, 64_990],
  ['0,3', number(0.1 + 0.2), readMoney, 30],
  ['1 234,50 ₽', number(1234.5, '#,##0.00\\ "₽"'), readMoney, 123_450],
  ['1 234,50', number(1234.5, '#,##0.00'), readMoney, 123_450],
  ['(5,00)', number(-5, '0.00;(0.00)'), readMoney, 'Число не может быть отрицательным: -5'],
  ['216,63', number(649.9 / 3, '0.00'), readMoney, 'После запятой не больше 2 знаков, а в ячейке 216,633333333333'],
  [
    '1,5',
    number(1499, '0.0,"тыс."'),
    readMoney,
    'Таблица показывает 1,5тыс., а хранит другое число. Задайте ячейке обычный числовой формат',
  ],
  ['1,23E+06', number(1_234_567, '0.00E+00'), readInteger, 1_234_567],
  ['3', number(2.6, '0'), readInteger, 'Нужно целое число, а не 2,6'],
  ['01.02.2027', number(MAY_12, 'dd.mm.yyyy'), readMoney, `Таблица превратила значение в дату 12.05.2026. ${asText}`],
  ['#N/A', { t: 'e', v: 42 }, readMoney, 'В ячейке ошибка таблицы #N/A. Исправьте формулу или введите значение'],
  ['ИСТИНА', { t: 'b', v: true }, readInteger, `Таблица превратила значение в логическое ИСТИНА. ${asText}`],
  ['12.05.2026', number(MAY_12, 'dd.mm.yyyy'), readDay, '2026-05-12'],
  ['12 май', number(MAY_12, 'd mmm'), readDay, '2026-05-12'],
  ['12.05.2026', number(MAY_12, 'm/d/yy'), readDay, '2026-05-12'],
  [
    '12.05.2026 18:00',
    number(MAY_12 + 0.75, 'dd.mm.yyyy hh:mm'),
    readDay,
    'Нужна дата без времени, а не 2026-05-12 18:00',
  ],
  ['31.12.2026', text('31.12.2026'), readDay, '2026-12-31'],
  ['46154', number(MAY_12), readDay, 'Нужна дата, например 31.12.2026, а не «46154»'],
  ['W 914/2', text('W 914/2'), readCode, 'W 914/2'],
  ['007', text('007'), readCode, '007'],
  ['007', number(7, '000'), readCode, '007'],
  ['A-012', number(12, '"A-"000'), readCode, 'A-012'],
  ['4006381333931', number(4_006_381_333_931), readCode, '4006381333931'],
  [
    '2,19E+26',
    number(2.19e26, '0.00E+00'),
    readCode,
    `Таблица сократила значение до 2,19E+26, часть цифр потеряна. ${shortened}`,
  ],
  ['2,19E+26', number(2.19e26), readCode, `Таблица сократила значение до 2,19E+26, часть цифр потеряна. ${shortened}`],
  ['2.19E+26', text('2.19E+26'), readCode, `Таблица сократила значение до 2.19E+26, часть цифр потеряна. ${shortened}`],
  ['1,1', number(1.1), readCode, `Таблица превратила значение в число 1,1. ${asText}`],
  ['1 234', number(1234, '#,##0'), readCode, `Таблица превратила значение в число 1234. ${asText}`],
  ['02.янв', number(46_024, 'dd.mmm'), readCode, `Таблица превратила значение в дату 02.янв.. ${asText}`],
  ['02.янв', text('02.янв'), readCode, `Таблица превратила значение в дату 02.янв. ${asText}`],
  ['2-Jan', text('2-Jan'), readCode, `Таблица превратила значение в дату 2-Jan. ${asText}`],
  ['0:30', number(0.020_833_333_333, 'h:mm'), readCode, `Таблица превратила значение в дату 0:30. ${asText}`],
  ['ЛОЖЬ', { t: 'b', v: false }, readCode, `Таблица превратила значение в логическое ЛОЖЬ. ${asText}`],
  ['#REF!', { t: 'e', v: 23 }, readText, 'В ячейке ошибка таблицы #REF!. Исправьте формулу или введите значение'],
  ['#Н/Д', text('#Н/Д'), readText, 'В ячейке ошибка таблицы #Н/Д. Исправьте формулу или введите значение'],
  ['12.05.2026', number(MAY_12, 'dd.mm.yyyy'), readText, `Таблица превратила значение в дату 12.05.2026. ${asText}`],
  ['Май', text('Май'), readText, 'Май'],
  ['SKU_x0041_B', text('SKU_x005F_x0041_B'), readText, 'SKU_x0041_B'],
])('A cell that shows «%s» (%j) is read by %o as %j', async (_, cell, column, stored) => {
  expect(await outcome(bytesOf(workbookOf([[text('Значение')], [cell]])), column)).toEqual(stored)
})

test('A formula is read by the value that the spreadsheet has computed', async () => {
  const cell: CellObject = { t: 'n', v: 649.900_000_000_000_1, f: 'A1*1', z: '0.00' }
  expect(await outcome(bytesOf(workbookOf([[text('Значение')], [cell]])), readMoney)).toBe(64_990)
})

test('A file of another program is read alike', async () => {
  const blob = await writeExcelFile([[{ value: 'Значение' }], [{ value: 0.12, type: Number, format: '0%' }]]).toBlob()
  expect(await outcome(new Uint8Array(await blob.arrayBuffer()), readPercent)).toBe(1200)
})

test.each([1, 2] as const)('A hidden sheet (%i) is passed by, also one before the visible sheet', async (Hidden) => {
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Значение'], ['скрытое']]), 'Черновик')
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Значение'], ['видимое']]), 'Цены')
  workbook.Workbook = {
    Sheets: [
      { name: 'Черновик', Hidden },
      { name: 'Цены', Hidden: 0 },
    ],
  }
  expect(await outcome(bytesOf(workbook), readText)).toBe('видимое')
  workbook.Workbook = {
    Sheets: [
      { name: 'Черновик', Hidden },
      { name: 'Цены', Hidden },
    ],
  }
  await expect(outcome(bytesOf(workbook), readText)).rejects.toThrow(/Все листы файла скрыты/)
})

const plain = () => bytesOf(workbookOf([[text('Значение')], [text('Фильтр')]]))
const renamed = (rename: (name: string) => string) =>
  zipSync(Object.fromEntries(Object.entries(unzipSync(plain())).map(([name, part]) => [rename(name), part])))

test.each([
  (name: string) => name.replace('sharedStrings', 'SharedStrings'),
  (name: string) => name.replace('sharedStrings', 'sharedstrings').replace('sheet1', 'Sheet1'),
  (name: string) => name.replace('xl/', 'XL/'),
  (name: string) => name.replaceAll('/', '\\'),
])('The parts of a workbook are found in any case and with any slash (%o)', async (rename) => {
  expect(await outcome(renamed(rename), readText)).toBe('Фильтр')
})

const zipOf = (names: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(names).map(([name, part]) => [name, new TextEncoder().encode(part)])))
const ole = (...parts: string[]) =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from(parts.join(''), (letter) => [letter.charCodeAt(0), 0]).flat(),
  ])
const latin = (...parts: string[]) => Uint8Array.from(parts.join(''), (letter) => letter.charCodeAt(0))
const without = (part: string) =>
  zipSync(Object.fromEntries(Object.entries(unzipSync(plain())).filter(([name]) => name !== part)))

test.each<[what: string, bytes: () => Uint8Array<ArrayBuffer>, why: RegExp]>([
  ['an empty file', () => new Uint8Array(), /Файл пуст/],
  ['.xls', () => bytesOf(workbookOf([[text('Значение')]]), 'xls'), /Excel 97–2003 \(\.xls\).*сохраните как/],
  ['.ods', () => bytesOf(workbookOf([[text('Значение')]]), 'ods'), /OpenDocument \(\.ods\).*Сохраните/],
  ['.xlsb', () => bytesOf(workbookOf([[text('Значение')]]), 'xlsb'), /\.xlsb.*сохраните как/],
  ['a protected workbook', () => ole('EncryptionInfo', 'EncryptedPackage'), /защищён паролем/],
  ['half a workbook', () => plain().slice(0, 900), /повреждён/],
  ['a workbook with a changed byte', () => plain().map((byte, at) => (at === 200 ? byte ^ 0xff : byte)), /повреждён/],
  ['a workbook without its texts', () => without('xl/sharedStrings.xml'), /повреждён/],
  ['a workbook without its sheet', () => without('xl/worksheets/sheet1.xml'), /повреждён/],
  ['a document', () => zipOf({ '[Content_Types].xml': '', 'word/document.xml': '' }), /документ, а не таблица/],
  ['an archive', () => zipOf({ 'prices.csv': 'a;b' }), /архив/],
  ['a picture', () => latin('\u0089PNG\r\n', '\u001a\n\0\0\0\r'), /изображение/],
  ['a photo', () => latin('\u00ff\u00d8\u00ff\u00e0\0'), /изображение/],
  ['a PDF', () => latin('%PDF-1.7\n'), /PDF/],
  ['a web page', () => latin('<html><table><tr><td>1'), /веб-страница/],
  ['a workbook of 2003', () => latin('<?xml version="1.0"?><Workbook>'), /веб-страница или XML/],
  ['a program', () => latin('\u007fELF\0\u0001\0\0\u0001\0\u0002'), /Это не таблица/],
  ['too large a file', () => new Uint8Array(21 * 1024 * 1024).fill(65), /больше 20\sМБ/],
  ['a cell of megabytes', () => latin(`a;b\n1;${'x'.repeat(40_000)}\n`), /ячейка длиннее/],
  ['too many rows', () => latin('1\n'.repeat(100_002)), /больше 100\s?000 строк/],
])('%s is refused by name, and what to do', async (_, bytes, why) => {
  await expect(outcome(bytes(), readText)).rejects.toThrow(why)
})

function workbookOfText(length: number) {
  const [start, end] = [latin('<sst><si><t>'), latin('</t></si></sst>')]
  const shared = new Uint8Array(start.length + length + end.length).fill(120)
  shared.set(start)
  shared.set(end, start.length + length)
  return zipSync({ ...unzipSync(plain()), 'xl/sharedStrings.xml': [shared, { level: 1 }] })
}

test('A workbook that unpacks to gigabytes is refused before it is unpacked', async () => {
  const bytes = workbookOfText(120 * 1024 * 1024)
  const started = performance.now()
  await expect(outcome(bytes, readText)).rejects.toThrow(/больше 100\sМБ/)
  expect(performance.now() - started).toBeLessThan(2000)
})

test('A text of megabytes in a workbook is refused before it is parsed', async () => {
  const bytes = workbookOfText(40 * 1024 * 1024)
  const started = performance.now()
  await expect(outcome(bytes, readText)).rejects.toThrow(/ячейка длиннее 32/)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('What the writers of the tests write is what they mean', () => {
  const { Sheets } = readBack(plain())
  expect(Sheets['Лист 1']?.['A2']?.v).toBe('Фильтр')
})
