import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { texts } from '#headless/parts/test-calendar.tsx'
import * as Calendar from './calendar.ts'

test('a month calls the handlers that it is given, beside its own', async () => {
  const given = {
    onDayClick: vi.fn<() => void>(),
    onDayFocus: vi.fn<() => void>(),
    onDayBlur: vi.fn<() => void>(),
    onDayKeyDown: vi.fn<() => void>(),
    onDayMouseEnter: vi.fn<() => void>(),
    onDayMouseLeave: vi.fn<() => void>(),
    onMonthChange: vi.fn<() => void>(),
  }
  const own = { onPick: vi.fn<(day: string) => void>(), onPoint: vi.fn<(day: string) => void>() }
  const screen = await render(
    <Calendar.Month
      from="2026-06-10"
      to="2026-06-10"
      today="2026-06-11"
      locale="en"
      texts={texts}
      className="mine"
      {...own}
      {...given}
    />,
  )
  const day = screen.getByRole('button', { name: /June 15/ })
  await day.hover()
  await day.click()
  await userEvent.keyboard('a')
  await screen.getByRole('button', { name: 'Next' }).click()

  for (const [name, handler] of Object.entries(given))
    expect([name, handler.mock.calls.length > 0]).toEqual([name, true])
  expect(document.querySelector('.mine')?.contains(screen.getByRole('grid').element())).toBe(true)
  expect(own.onPick.mock.calls).toEqual([['2026-06-15']])
  expect(own.onPoint).toHaveBeenCalledWith('2026-06-15')
})
