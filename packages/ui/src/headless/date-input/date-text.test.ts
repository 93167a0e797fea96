import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dateMark, readDay, readMoment, readTime, spacedDate, writeDate } from './date-text.ts'

const digits = (value: number, length = 2) => String(value).padStart(length, '0')

/** Every real day of three centuries. */
const days = record({ at: integer({ min: Date.UTC(1900, 0), max: Date.UTC(2199, 11, 31) }) }).map(({ at }) =>
  new Date(at).toISOString().slice(0, 10),
)
const marks = constantFrom('.' as const, '/' as const)

/** All spellings of a day that mean the same in both languages, with the year in four digits. */
function spellings(iso: string, mark: '.' | '/') {
  const [year = '', month = '', day = ''] = iso.split('-')
  const parts = [day, month, year]
  return [
    iso,
    `${year}-${Number(month)}-${Number(day)}`,
    ...[mark, '.', '-', ' ', ','].map((between) => parts.join(between)),
    `${Number(day)}${mark}${Number(month)}${mark}${year}`,
    `  ${parts.join(mark)} `,
    parts.join(''),
  ]
}

test('a day in any spelling is that day, and is written so that it is read again', () => {
  assert(
    property(days, marks, (day, mark) => {
      for (const spelling of spellings(day, mark)) expect(readDay(spelling, mark)).toBe(day)
      expect(readDay(writeDate(day, mark), mark)).toBe(day)
    }),
  )
})

test('a year of two digits is of this century or of the last', () => {
  expect(readDay('31.12.26', '.')).toBe('2026-12-31')
  expect(readDay('311226', '.')).toBe('2026-12-31')
  expect(readDay('1.2.85', '.')).toBe('1985-02-01')
  expect(readDay('31/12/68', '/')).toBe('2068-12-31')
})

test.each([
  '31.02.2026',
  '31.06.26',
  '29.02.2027',
  '00.01.2026',
  '1.13.2026',
  '31.12',
  '12.2026',
  '31.12.202',
  '31.12.0026',
])('«%s» is no day', (text) => {
  expect(readDay(text, '.')).toBeNull()
})

test('slashes are read where the language writes the day first with them, or where no other reading is possible', () => {
  expect(dateMark('ru-RU')).toBe('.')
  expect(dateMark('en-GB')).toBe('/')
  expect(readDay('11/12/2026', '/')).toBe('2026-12-11')
  expect(readDay('11/12/2026', '.')).toBeNull()
  expect(readDay('25/12/2026', '.')).toBe('2026-12-25')
})

test('digits alone become a date while they are typed, whatever day it is', () => {
  assert(
    property(days, marks, integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 }), (day, mark, hours, minutes) => {
      const time = `${digits(hours)}:${digits(minutes)}`
      let typed = ''
      for (const key of `${writeDate(day, mark)}${time}`.replaceAll(/\D/g, ''))
        typed = spacedDate(typed + key, mark, true)
      expect(typed).toBe(`${writeDate(day, mark)} ${time}`)
      expect(spacedDate(typed, mark, true)).toBe(typed)
      expect(readMoment(typed, mark)).toBe(`${day}T${time}`)
    }),
  )
})

test('an ISO date may be typed and pasted as well', () => {
  let typed = ''
  for (const key of '2026-12-31') typed = spacedDate(typed + key, '.', false)
  expect(typed).toBe('31.12.2026')
  expect(spacedDate('2026-12-31T18:00', '.', true)).toBe('31.12.2026 18:00')
  expect(spacedDate('2026-12-31 18:00:59', '/', true)).toBe('31/12/2026 18:00')
})

test('a text that is written otherwise stays as it is', () => {
  for (const text of ['31-12-2026', '1.2.26', '31 12 2026', '531.12.2026', 'завтра', '31.12.20266'])
    expect(spacedDate(text, '.', true)).toBe(text === '31.12.20266' ? '31.12.2026 6' : text)
})

test('a time has hours and minutes', () => {
  expect([readTime('9:05'), readTime('0905'), readTime('9.05'), readTime('23:59')]).toEqual([
    '09:05',
    '09:05',
    '09:05',
    '23:59',
  ])
  expect([readTime('24:00'), readTime('12:60'), readTime('9'), readTime('')]).toEqual([null, null, null, null])
  expect(readMoment('31.12.2026, 18:00', '.')).toBe('2026-12-31T18:00')
  expect(readMoment('31.12.26 9:05', '.')).toBe('2026-12-31T09:05')
  expect(readMoment('31.12.2026', '.')).toBeNull()
})
