import { describe, expect, test } from 'vitest'
import { readDate, readDecimal, readOption, readText, readYesNo, textCell, type SheetCell } from './read-cell.ts'

const doubtOf = (text: string, isCode = true) => {
  const read = readText(textCell(text), isCode)
  return 'value' in read ? (read.doubt ?? 'read') : read.fault
}

describe('A true part number is read as it is', () => {
  test.each([
    '8E0407151',
    '1E0407366',
    '4E0616039',
    '3E5',
    '12E45',
    '8E0',
    '1E-05',
    '9E2312',
    '2E+1',
    '34.11.6761',
    '24.0110.0273',
    '09.9772.11',
    '13.0460-7218.2',
    '1-2',
    '10/12',
    'MAR-25',
    'SEP 100',
    'MAY',
    'DEC-1200',
    'Jan-123',
    '32.янв',
    '0.01.2026',
    '13.13.2026',
    '12.05.26',
    '2027-13-01',
    '12.05.1026',
    'True',
    'true',
    'W 914/2',
    '0012',
    '+7',
    '№1',
    'N/A',
    '1:30',
  ])('%s', (text) => {
    expect(doubtOf(text)).toBe('read')
  })
})

test.each([
  ['2,19E+26', 'madeShort'],
  ['1.23457E+11', 'madeShort'],
  ['1E+15', 'madeShort'],
  ['2.19e+26', 'madeShort'],
  ['02.янв', 'madeDate'],
  ['2-Jan', 'madeDate'],
  ['янв.26', 'madeDate'],
  ['Jan-26', 'madeDate'],
  ['01.02.2027', 'madeDate'],
  ['5/12/2026', 'madeDate'],
  ['2027-02-01 00:00:00', 'madeDate'],
  ['2027-02-01T00:00:00', 'madeDate'],
  ['2027-02-01', 'madeDate'],
  ['ИСТИНА', 'madeBoolean'],
  ['TRUE', 'madeBoolean'],
  ['#Н/Д', 'madeError'],
  ['#REF!', 'madeError'],
])('In question is %s, exactly what a spreadsheet prints', (text, doubt) => {
  expect(doubtOf(text)).toBe(doubt)
  expect(readText({ ...textCell(text), isMeant: true }, true)).toEqual({ value: text })
})

test('A date in a text that is no code is an ordinary one', () => {
  expect(doubtOf('01.02.2027', false)).toBe('read')
})

test.each<[SheetCell, object]>([
  [{ kind: 'number', text: '4006381333931', exact: '4006381333931' }, { value: '4006381333931' }],
  [{ kind: 'number', text: '2,19E+26' }, { fault: 'madeShort' }],
  [{ kind: 'number', text: '1,1', value: '1.1' }, { fault: 'madeNumber' }],
  [{ kind: 'date', text: '02.янв' }, { fault: 'madeDate' }],
  [{ kind: 'boolean', text: 'ИСТИНА' }, { fault: 'madeBoolean' }],
  [{ kind: 'error', text: '#N/A' }, { fault: 'madeError' }],
])('A cell that is no text is a code only where nothing of it is lost: %o', (cell, read) => {
  expect(readText(cell, true)).toEqual(read)
})

test.each([
  ['1,000', 0, { fault: 'whole' }],
  ['1.000', 0, { fault: 'whole' }],
  ['1,000', 2, { fault: 'fraction' }],
  ['1,000', 3, { fault: 'ambiguous' }],
  ['12,345', 15, { fault: 'ambiguous' }],
  ['-1.234', 3, { fault: 'ambiguous' }],
  ['0,125', 3, { value: '0.125' }],
  ['1,2500', 4, { value: '1.2500' }],
  ['1 000', 0, { value: '1000' }],
  ['1,000,000', 0, { value: '1000000' }],
])('«%s» with %i decimals gives %o', (text, fraction, read) => {
  expect(readDecimal(textCell(text), { fraction, isSigned: true })).toEqual(read)
})

test.each([
  ['31.12.2026', '2026-12-31'],
  ['2027-02-01 00:00:00', '2027-02-01'],
  ['2027-02-01T00:00:00', '2027-02-01'],
  ['2027-02-01T10:00:00', undefined],
])('A day is read from «%s»', (text, day) => {
  const read = readDate(textCell(text), '.')
  expect('value' in read ? read.value : undefined).toBe(day)
})

test('Yes, no and options are read in the words of people and spreadsheets', () => {
  const options = [{ value: 'spb', label: 'Санкт-Петербург' }]
  expect(
    ['ИСТИНА', 'да', '0', 'может'].map((text) =>
      readYesNo(textCell(text), { yesWords: ['да', 'истина'], noWords: ['нет'] }),
    ),
  ).toEqual([{ value: true }, { value: true }, { value: false }, { fault: 'yesNo' }])
  expect(['санкт-петербург', 'SPB', 'Тверь'].map((text) => readOption(textCell(text), options))).toEqual([
    { value: 'spb' },
    { value: 'spb' },
    { fault: 'option' },
  ])
})

test('a currency and the words of a language are read only where they are given', () => {
  expect(readDecimal(textCell('5 ₽'), {})).toEqual({ fault: 'number' })
  expect(readDecimal(textCell('5 €'), { currencies: ['€'] })).toEqual({ value: '5' })
  expect(readYesNo(textCell('да'), { yesWords: [], noWords: [] })).toEqual({ fault: 'yesNo' })
})
