import { afterEach, expect, test } from 'vitest'
import { dayFilter } from './day-filter.tsx'

afterEach(() => localStorage.removeItem('locale'))

const chips = () => dayFilter('since').chips({ params: { since: '2026-12-31' }, set: () => {}, label: (name) => name })

test('the day of a filter is written as it is typed: with dots in Russian, with slashes in English', () => {
  expect(chips()).toMatchObject([{ value: '31.12.2026' }])
  localStorage.setItem('locale', 'en')
  expect(chips()).toMatchObject([{ value: '31/12/2026' }])
})
