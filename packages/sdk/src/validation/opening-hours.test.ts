import { expect, test } from 'vitest'
import { exceptionFaults, openingFaults, openingState, type OpeningHours } from './index.ts'

const day = (...hours: string[]) => hours.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) }))
const week = (workday: string[], saturday: string[] = [], sunday: string[] = []): OpeningHours => [
  ...Array.from({ length: 5 }, () => day(...workday)),
  day(...saturday),
  day(...sunday),
]
const shop = week(['09:00-13:00', '14:00-18:00'], ['10:00-16:00'])
const always = week(['00:00-24:00'], ['00:00-24:00'], ['00:00-24:00'])

test.each([
  ['in the morning', '2026-11-16T05:30:00Z', false, [0, 0, '09:00']],
  ['further to the west', '2026-11-16T06:00:00Z', false, [0, 0, '09:00'], 'Europe/Kaliningrad'],
  ['at opening', '2026-11-16T06:00:00Z', true, [0, 0, '13:00']],
  ['in the break', '2026-11-16T10:00:00Z', false, [0, 0, '14:00']],
  ['at closing', '2026-11-16T15:00:00Z', false, [1, 1, '09:00']],
  ['on Saturday evening', '2026-11-21T13:00:00Z', false, [2, 0, '09:00']],
  ['where it is tomorrow already', '2026-11-16T22:00:00Z', true, [0, 1, '13:00'], 'Asia/Kamchatka'],
  ['on a holiday', '2026-11-04T09:00:00Z', false, [1, 3, '09:00']],
  ['in the long holidays', '2025-12-31T16:00:00Z', false, [9, 4, '09:00']],
] as const)('%s (%s)', (_, at, isOpen, [inDays, weekday, time], zone: string = 'Europe/Moscow') => {
  const place = { hours: shop, worksOnHolidays: false, timeZone: zone }
  expect(openingState(place, new Date(at))).toEqual({ isOpen, change: { inDays, day: weekday, time } })
})

test('hours across midnight close on the next day', () => {
  const hours = [...week(['10:00-24:00']).slice(0, 5), day('00:00-02:00', '10:00-24:00'), day('00:00-03:00')]
  const place = { hours, worksOnHolidays: true, timeZone: 'UTC' }
  expect(openingState(place, new Date('2026-11-20T23:00:00Z'))).toEqual({
    isOpen: true,
    change: { inDays: 1, day: 5, time: '02:00' },
  })
})

test('a place open around the clock never closes, one without hours never opens', () => {
  const now = new Date('2026-11-16T09:00:00Z')
  expect(openingState({ hours: always, worksOnHolidays: true, timeZone: 'Asia/Omsk' }, now)).toEqual({
    isOpen: true,
    change: null,
  })
  expect(openingState({ hours: week([]), worksOnHolidays: true, timeZone: 'Asia/Omsk' }, now)).toEqual({
    isOpen: false,
    change: null,
  })
})

test('the hours of a date precede those of the week and of public holidays', () => {
  const exceptions = [
    { date: '2026-11-04', hours: day('12:00-15:00') },
    { date: '2026-11-05', hours: [] },
  ]
  const place = { hours: shop, exceptions, worksOnHolidays: false, timeZone: 'Asia/Kamchatka' }

  expect(openingState(place, new Date('2026-11-03T22:00:00Z'))).toEqual({
    isOpen: false,
    change: { inDays: 0, day: 2, time: '12:00' },
  })
  expect(openingState(place, new Date('2026-11-04T04:00:00Z'))).toEqual({
    isOpen: false,
    change: { inDays: 2, day: 4, time: '09:00' },
  })
})

test('an exception without a real date, with one that is there already or with wrong hours is named', () => {
  expect(
    exceptionFaults([
      { date: '2026-12-31', hours: day('09:00-15:00') },
      { date: '', hours: [] },
      { date: '2026-12-31', hours: [] },
      { date: '2027-01-02', hours: day('15:00-09:00') },
      { date: '2027-02-29', hours: [] },
    ]),
  ).toEqual([
    { index: 1, date: '', rule: 'date' },
    { index: 2, date: '2026-12-31', rule: 'twice' },
    { index: 3, date: '2027-01-02', rule: 'order' },
    { index: 4, date: '2027-02-29', rule: 'date' },
  ])
})

test('each day with a fault is named once', () => {
  expect(openingFaults(shop)).toEqual([])
  expect(
    openingFaults([...shop.slice(0, 4), day('18:00-09:00'), day('14:00-18:00', '09:00-15:00'), day('09:00-28:00')]),
  ).toEqual([
    { day: 4, rule: 'order' },
    { day: 5, rule: 'overlap' },
    { day: 6, rule: 'time' },
  ])
})
