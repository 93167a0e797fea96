import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { DateRangeInput, type DateRange } from './date-range-input.tsx'
import { rangeSubjects } from './test-subjects.tsx'

let stored: DateRange

function Days({ Input = DateRangeInput, from = '', to = '' }: Partial<DateRange> & { Input?: typeof DateRangeInput }) {
  const [range, setRange] = useState({ from, to })
  function keep(next: DateRange) {
    stored = next
    setRange(next)
  }
  return <Input aria-label="Создан" value={range} onValueChange={keep} />
}

const from = () => page.getByLabelText('с', { exact: true })
const to = () => page.getByLabelText('по', { exact: true })
const calendar = () => page.getByRole('dialog', { name: 'Календарь' })
const day = (name: RegExp) => calendar().getByRole('button', { name })
const open = () => page.getByRole('button', { name: 'Открыть календарь' }).click()

describe.each(rangeSubjects)('%s', (_, Input) => {
  test('each end is typed in its own field, and may stay open', async () => {
    await render(<Days Input={Input} />)
    await from().click()
    await userEvent.keyboard('01112026{Tab}')
    expect(stored).toEqual({ from: '2026-11-01', to: '' })
    await userEvent.keyboard('5.11.26{Tab}')
    expect(stored).toEqual({ from: '2026-11-01', to: '2026-11-05' })
    await expect.element(to()).toHaveValue('05.11.2026')
  })

  test('an impossible end is named, and so is a range that ends before it begins', async () => {
    await render(<Days Input={Input} from="2026-11-10" />)
    await to().fill('31.11.2026')
    await userEvent.tab()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Такой даты нет: введите её целиком, например 31.12.2026')
    expect(stored).toEqual({ from: '2026-11-10', to: '' })
    await to().fill('05.11.2026')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Первый день позже последнего')
    await to().fill('15.11.2026')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  test('both ends are chosen in one calendar in either order, and the days between show while one points', async () => {
    await render(<Days Input={Input} from="2026-11-01" to="2026-11-03" />)
    await open()
    await expect.element(calendar().getByText('Выберите первый день')).toBeVisible()
    await day(/20 ноября/).click()
    await expect.element(calendar().getByText('Выберите последний день')).toBeVisible()
    await day(/17 ноября/).hover()
    const marked = calendar().getByRole('gridcell', { selected: true })
    await expect.poll(() => marked.elements().length).toBe(4)
    expect(stored).not.toEqual({ from: '2026-11-17', to: '2026-11-20' })
    await day(/17 ноября/).click()
    await expect.element(calendar()).not.toBeInTheDocument()
    expect(stored).toEqual({ from: '2026-11-17', to: '2026-11-20' })
  })

  test('a range is chosen by keys alone', async () => {
    await render(<Days Input={Input} from="2026-11-10" />)
    await from().click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(day(/10 ноября/)).toHaveFocus()
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}')
    await expect.element(day(/18 ноября/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => stored).toEqual({ from: '2026-11-10', to: '2026-11-18' })
    await expect.element(from()).toHaveFocus()
  })

  test('Escape after the first day keeps the range, and «Очистить» empties it', async () => {
    await render(<Days Input={Input} from="2026-11-01" to="2026-11-03" />)
    stored = { from: '', to: 'untouched' }
    await open()
    await day(/20 ноября/).click()
    await userEvent.keyboard('{Escape}')
    expect(stored.to).toBe('untouched')
    await expect.element(from()).toHaveValue('01.11.2026')
    await open()
    await calendar().getByRole('button', { name: 'Очистить' }).click()
    expect(stored).toEqual({ from: '', to: '' })
  })
})
