import { createTestUser } from '@admin-panel/sdk/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { formatBrief } from './format-date.ts'

const ZONES = [
  ['Asia/Vladivostok', '2026-11-27'],
  ['Europe/Moscow', '2026-11-27'],
  ['America/Los_Angeles', '2026-11-26'],
] as const
const empty = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }

/** Half past one in Moscow is the day before by UTC. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T22:30:00Z'), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
})

describe.each(ZONES)('to a reader in %s at night', (time_zone, day) => {
  const as = createTestUser('administrator', { time_zone })

  test('R27: the preset «Сегодня» is of the own day', async () => {
    const { address } = await openPanel('/log', { as, handlers: [on.auditLog.list(empty)] })
    await userEvent.click(page.getByRole('button', { name: 'Время' }).first())
    await userEvent.click(page.getByRole('button', { name: 'Сегодня' }))
    await expect.poll(address).toContain(`created_from=${day}&created_to=${day}`)
  })

  test('R17: a new rule begins on the day of the marketplace', async () => {
    await openPanel('/handbooks/commissions', { as, handlers: [on.commissions.list(empty)] })
    await userEvent.click(page.getByRole('button', { name: 'Добавить правило' }).first())
    await expect.element(page.getByRole('dialog').getByLabelText(/^Действует с/)).toHaveValue('27.11.2026')
  })
})

test.each([
  ['Asia/Vladivostok', '2026-12-31T13:30:00Z', '2026-12-31T14:30:00Z', 'вчера, 23:30'],
  ['Europe/Moscow', '2026-12-31T20:30:00Z', '2026-12-31T21:30:00Z', 'вчера, 23:30'],
  ['America/Los_Angeles', '2027-01-01T07:30:00Z', '2027-01-01T08:30:00Z', 'вчера, 23:30'],
])('the last hour of a year is yesterday in the first of the next one in %s', (zone, time, now, text) => {
  expect(formatBrief(time, Date.parse(now), zone)).toBe(text)
})

test.each([
  ['Europe/Moscow', '2026-12-20T09:00:00Z', '2026-12-31T21:00:00Z', '20.12.2026'],
  ['Europe/Moscow', '2026-12-20T09:00:00Z', '2026-12-31T20:59:00Z', '20 дек., 12:00'],
  ['Europe/Moscow', '2026-12-31T21:00:00Z', '2027-01-15T12:00:00Z', '1 янв., 00:00'],
  ['America/Los_Angeles', '2027-01-01T06:00:00Z', '2026-12-20T12:00:00Z', '31 дек., 22:00'],
  ['Asia/Vladivostok', '2026-12-31T14:00:00Z', '2027-01-15T12:00:00Z', '1 янв., 00:00'],
])('the year of another year is shown by the calendar of %s', (zone, time, now, text) => {
  expect(formatBrief(time, Date.parse(now), zone)).toBe(text)
})

test('tomorrow is the next day after the long day of a zone with winter time', () => {
  const now = Date.parse('2026-11-01T00:30:00-07:00')
  expect(formatBrief('2026-11-02T08:30:00Z', now, 'America/Los_Angeles')).toBe('завтра, 00:30')
})
