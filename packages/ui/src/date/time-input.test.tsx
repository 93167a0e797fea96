import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Field } from '#field/field.tsx'
import { whyUnread, type Unread } from '#headless/number/read-number.ts'
import { TimeInput } from './time-input.tsx'

async function open(start: string = '') {
  const onTime = vi.fn<(time: string | Unread) => void>()
  function Opening() {
    const [time, setTime] = useState<string | Unread>(start)
    return (
      <Field label="Открывается" error={whyUnread(time)}>
        <TimeInput
          value={time}
          onValueChange={(next) => {
            setTime(next)
            onTime(next)
          }}
        />
      </Field>
    )
  }
  const screen = await render(<Opening />)
  return { field: screen.getByLabelText('Открывается'), onTime, screen }
}

test.each([
  ['1805', '18:05'],
  ['9:05', '09:05'],
  ['0905', '09:05'],
])('«%s» is the time %s', async (typed, time) => {
  const { field, onTime } = await open()
  await userEvent.type(field, typed)
  await userEvent.tab()
  expect(onTime).toHaveBeenLastCalledWith(time)
  await expect.element(field).toHaveValue(time)
})

test.each(['25:00', '12:6', '7'])('«%s» is no time, and says so when the field is left', async (typed) => {
  const { field, onTime, screen } = await open('10:00')
  await userEvent.fill(field, typed)
  expect(onTime).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/Такого времени нет/)).toBeInTheDocument()
  await expect.element(field).toHaveValue(typed)
})
