import { assert, asyncProperty, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { useState } from 'react'
import { DateInput } from './date-input.tsx'
import { isUnread, type Unread } from './read-number.ts'

let stored: string | Unread = ''

function Day() {
  const [value, setValue] = useState<string | Unread>('')
  function keep(next: string | Unread) {
    stored = next
    setValue(next)
  }
  return <DateInput aria-label="День" value={value} onValueChange={keep} />
}

const digits = (value: number, length: number) => String(value).padStart(length, '0')

interface Parts {
  year: number
  month: number
  day: number
}

const iso = ({ year, month, day }: Parts) => `${year}-${digits(month, 2)}-${digits(day, 2)}`
const exists = ({ year, month, day }: Parts) => day <= new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The browser chooses the part that a native date begins with, and no script can read it. */
async function orderOfParts() {
  await type('01022026')
  const isMonthFirst = stored === '2026-01-02'
  return ({ year, month, day }: Parts) =>
    (isMonthFirst ? [month, day] : [day, month]).map((part) => digits(part, 2)).join('') + year
}

async function type(text: string) {
  stored = ''
  await cleanup()
  await render(<Day />)
  const field = page.getByLabelText('День').element()
  if (!(field instanceof HTMLInputElement)) throw new Error('No field')
  // The focus stands in the first part of the date; a click would choose the part under the mouse.
  field.focus()
  await userEvent.keyboard(text)
  field.blur()
}

test('Whatever day is typed, that day is stored, or it is refused where the calendar has none', async () => {
  const parts = {
    year: integer({ min: 1900, max: 2100 }),
    month: integer({ min: 1, max: 12 }),
    day: integer({ min: 1, max: 31 }),
  }
  const typed = await orderOfParts()
  await assert(
    asyncProperty(record(parts), async (day) => {
      await type(typed(day))
      expect(isUnread(stored) ? 'refused' : stored).toBe(exists(day) ? iso(day) : 'refused')
    }),
    { numRuns: 25, examples: [[{ year: 2026, month: 2, day: 31 }], [{ year: 2028, month: 2, day: 29 }]] },
  )
})

test('A day that is typed in part is refused, and never taken for none', async () => {
  for (const part of ['11', '1112']) {
    await type(part)
    expect(isUnread(stored)).toBe(true)
  }
})
