import { assert, date, oneof, property, string, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { textCell } from './cell.ts'
import { readDay, readInteger, readMoney, readPercent, type Reader } from './readers.ts'

function valueOf<Value>(read: Reader<Value>, text: string) {
  const reading = read(textCell(text))
  return 'value' in reading ? reading.value : undefined
}

test.each([
  [readMoney, '1 234,50', 123_450],
  [readMoney, '1\u00a0234,50 ₽', 123_450],
  [readMoney, '1.234,56', 123_456],
  [readMoney, '9999999999999,99', 999_999_999_999_999],
  [readMoney, '12,345', undefined],
  [readMoney, '-5', undefined],
  [readMoney, '', undefined],
  [readMoney, '₽', undefined],
  [readInteger, '1 000', 1000],
  [readInteger, '1,5', undefined],
  [readInteger, '1e3', undefined],
  [readInteger, '0x10', undefined],
  [readInteger, '-2', undefined],
  [readPercent, '12,5 %', 1250],
  [readPercent, '12.5', 1250],
  [readPercent, '12,345 %', undefined],
  [readMoney, '1.234,567', undefined],
  [readMoney, '12 %', undefined],
  [readInteger, '1.234,567', undefined],
  [readDay, '31.12.2026 0:00:00', '2026-12-31'],
  [readDay, '31.12.26', '2026-12-31'],
  [readDay, '31.12.2026', '2026-12-31'],
  [readDay, '2026-12-31', '2026-12-31'],
  [readDay, '31.02.2026', undefined],
  [readDay, '11/12/2026', undefined],
])('%o reads «%s» as %s', (read, text, value) => {
  expect(valueOf<number | string>(read, text)).toBe(value)
})

const written = oneof(stringMatching(/^[0-9,. -]{0,10}$/), string({ maxLength: 8 }))

test('A cell without groups is read digit by digit, or refused', () => {
  assert(
    property(written, (text) => {
      const [, whole = '', decimals = ''] = /^\s*(\d{1,13})(?:[.,](\d{0,2}))?\s*$/.exec(text) ?? []
      const money = valueOf(readMoney, text)
      if (whole !== '') return money === Number(`${whole}${decimals.padEnd(2, '0')}`)
      return money === undefined || /[\s.,'’]\d{3}|^\s*(\+|[.,]\d)/.test(text)
    }),
    { numRuns: 3000 },
  )
})

test('A day is read as it is written, or refused', () => {
  assert(
    property(date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (moment) => {
      const iso = moment.toISOString().slice(0, 10)
      expect(valueOf(readDay, iso.split('-').toReversed().join('.'))).toBe(iso)
    }),
  )
  assert(
    property(string(), (text) => {
      const day = valueOf(readDay, text)
      return day === undefined || /\d{6}|\d[./ ,-]\d/.test(text)
    }),
  )
})
