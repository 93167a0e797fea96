import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { RadioGroup } from './radio-group.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { ThemeSwitch, type Theme } from './theme-switch.tsx'

const ways = [
  { value: 'pickup', label: 'Самовывоз' },
  { value: 'post', label: 'Почта', hint: 'Недоступна', isDisabled: true },
  { value: 'courier', label: 'Курьер' },
] as const
type Way = (typeof ways)[number]['value']

function Delivery() {
  const [way, setWay] = useState<Way | null>('pickup')
  return <RadioGroup legend="Доставка" options={ways} value={way} onValueChange={setWay} error="Проверьте адрес" />
}

test('a radio group is one stop of Tab; arrows choose, and pass by what cannot be chosen', async () => {
  const screen = await render(<Delivery />)
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Самовывоз' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('radio', { name: 'Курьер' })).toBeChecked()
  const group = screen.getByRole('radiogroup', { name: 'Доставка' })
  await expect.element(group).toHaveAccessibleDescription('Проверьте адрес')
})

test('a segment is chosen by a click anywhere on it, and by arrows', async () => {
  const onPeriod = vi.fn<(period: 'week' | 'year') => void>()
  function Period() {
    const [period, setPeriod] = useState<'week' | 'year'>('week')
    return (
      <SegmentedControl
        label="Период"
        options={[
          { value: 'week', label: 'Неделя' },
          { value: 'year', label: 'Год' },
        ]}
        value={period}
        onValueChange={(next) => {
          setPeriod(next)
          onPeriod(next)
        }}
      />
    )
  }
  const screen = await render(<Period />)
  await screen.getByText('Год').click({ position: { x: 2, y: 2 } })
  expect(onPeriod).toHaveBeenLastCalledWith('year')
  await userEvent.keyboard('{ArrowLeft}')
  expect(onPeriod).toHaveBeenLastCalledWith('week')
  await expect.element(screen.getByRole('radiogroup', { name: 'Период' })).toBeInTheDocument()
})

test('the theme is light, dark, or that of the system', async () => {
  const onTheme = vi.fn<(theme: Theme) => void>()
  const screen = await render(<ThemeSwitch value="system" onValueChange={onTheme} />)
  await expect.element(screen.getByRole('radio', { name: 'Как в системе' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Тёмная' }).click()
  expect(onTheme).toHaveBeenCalledWith('dark')
})
