import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ScheduleEditor, type Schedule } from './schedule-editor.tsx'
import { ScheduleView } from './schedule-view.tsx'
import type { Guide } from '#test/guide.ts'

const workday = [{ from: '09:00', to: '18:00' }]
const schedule: Schedule = [
  workday,
  workday,
  workday,
  [
    { from: '09:00', to: '13:00' },
    { from: '14:00', to: '24:00' },
  ],
  [{ from: '00:00', to: '24:00' }],
  [{ from: '10:00', to: '16:00' }],
  [],
]

function Hours({ faults = {} }: { faults?: Readonly<Record<number, string>> }) {
  const [value, setValue] = useState(schedule)
  return (
    <div className="flex flex-col gap-4">
      <ScheduleEditor aria-label="График" value={value} onValueChange={setValue} faults={faults} />
      <ScheduleView value={value} today={3} />
    </div>
  )
}

export default {
  title: 'Ввод/ScheduleEditor',
  subcomponents: { ScheduleEditor },
  parameters: {
    guide: {
      use: 'Часы работы по дням недели с перерывами.',
      access: {
        focus: 'режим и часы каждого дня, кнопки',
        role: 'list дней; у каждого поля в имени день и что это за час',
        give: 'заголовок или legend вокруг',
      },
      keys: { Tab: 'день, режим, часы', 'Enter на «Скопировать»': 'ставит часы дня на другие дни' },
      do: ['Выходной, который открывают, получает часы соседних дней', 'ScheduleView показывает тот же график словами'],
      dont: ['Не просите вводить неделю семь раз: часы копируются'],
      screens: { pickup: 'Пункты выдачи', warehouse: 'Склады' },
    } satisfies Guide,
  },
  component: Hours,
} satisfies Meta<typeof Hours>
type Story = StoryObj<typeof Hours>

export const Wrong: Story = {
  name: 'С ошибкой',
  args: { faults: { 3: 'Интервалы пересекаются' } },
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}

export const Phone: Story = {
  name: 'Телефон',
  decorators: [(Story) => <div className="max-w-74">{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'График' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}

export const Changed: Story = {
  name: 'Изменено',
  play: async ({ canvas }) => {
    const hoursOf = (day: string) => canvas.getByText(day, { selector: 'dt' }).nextElementSibling
    await userEvent.selectOptions(canvas.getByLabelText('Воскресенье: режим'), 'По часам')
    await expect(hoursOf('Воскресенье')).toHaveTextContent('09:00–18:00')
    await userEvent.selectOptions(canvas.getByLabelText('Понедельник: режим'), 'Круглосуточно')
    await expect(hoursOf('Понедельник')).toHaveTextContent('Круглосуточно')
    const saturday = within(canvas.getAllByRole('listitem')[5] ?? document.body)
    await userEvent.click(saturday.getByRole('button', { name: 'Перерыв' }))
    await expect(hoursOf('Суббота')).toHaveTextContent('10:00–13:00, 14:00–16:00')
    await userEvent.click(saturday.getByRole('button', { name: 'Убрать 10:00–13:00' }))
    await expect(hoursOf('Суббота')).toHaveTextContent('14:00–16:00')
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать часы: Четверг' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'На все дни' }))
    await expect(hoursOf('Воскресенье')).toHaveTextContent('09:00–13:00, 14:00–24:00')
    const [opens] = canvas.getAllByLabelText('Вторник: открытие')
    await userEvent.clear(opens ?? document.body)
    await userEvent.type(opens ?? document.body, '0830')
    await expect(hoursOf('Вторник')).toHaveTextContent('08:30–13:00, 14:00–24:00')
  },
}
