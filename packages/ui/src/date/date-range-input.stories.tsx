import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { DateRangeInput, type DateRangeInputProps } from './date-range-input.tsx'

function Days({ value: initial, onValueChange, ...props }: DateRangeInputProps) {
  const [value, setValue] = useState(initial)
  return (
    <DateRangeInput
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange(next)
      }}
    />
  )
}

export default {
  title: 'Ввод/DateRangeInput',
  component: DateRangeInput,
  args: {
    'aria-label': 'Создан',
    value: { from: '2026-11-03', to: '2026-11-19' },
    min: '',
    max: '',
    onValueChange: fn(),
  },
  render: (args) => <Days {...args} />,
  parameters: {
    guide: {
      use: 'Период: с какого и по какой день. Любой конец может быть открыт.',
      access: {
        focus: 'два поля и кнопка календаря',
        role: 'group из двух textbox, ошибка звучит как alert',
        give: 'aria-label или aria-labelledby группе',
      },
      keys: {
        'Alt + ↓': 'открывает календарь',
        '← → ↑ ↓': 'день, неделя',
        Enter: 'первый и второй день периода',
        Esc: 'закрывает и возвращает фокус',
      },
      do: ['Готовые периоды слева: сегодня, неделя, месяц'],
      dont: ['Не ставьте два DateInput рядом'],
      screens: { orders: 'Заказы', log: 'Журнал' },
    } satisfies Guide,
  },
} satisfies Meta<typeof DateRangeInput>
type Story = StoryObj<typeof DateRangeInput>

export const Playground: Story = { name: 'Площадка' }

export const Open: Story = {
  name: 'Открытый календарь',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
    await userEvent.click(await calendar.findByRole('button', { name: /10 ноября/ }))
    await userEvent.hover(calendar.getByRole('button', { name: /25 ноября/ }))
    await expect(calendar.getAllByRole('gridcell', { selected: true })).toHaveLength(16)
  },
}

export const Narrow: Story = {
  name: 'Узкое место',
  args: { value: { from: '2026-11-01', to: '' } },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const [from, to] = ['с', 'по'].map((name) => canvas.getByLabelText(name).getBoundingClientRect())
    await expect(from?.top).toBe(to?.top)
  },
}
