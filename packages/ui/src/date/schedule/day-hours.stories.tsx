import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { DayHours, type DayHoursProps } from './day-hours.tsx'

function Day({ day: initial, onDayChange, ...props }: DayHoursProps) {
  const [day, setDay] = useState(initial)
  return (
    <DayHours
      {...props}
      day={day}
      onDayChange={(next) => {
        setDay(next)
        onDayChange(next)
      }}
    />
  )
}

export default {
  title: 'Ввод/DayHours',
  component: DayHours,
  args: {
    name: '31 декабря',
    day: [{ from: '09:00', to: '15:00' }],
    likely: [{ from: '09:00', to: '18:00' }],
    fault: undefined,
    onDayChange: fn(),
  },
  render: (args) => <Day {...args} />,
  parameters: {
    guide: {
      use: 'Часы одного дня: праздник, который отличается от недели.',
      access: {
        focus: 'режим, часы, кнопки перерыва',
        role: 'combobox режима и textbox часов, ошибка связана с ними',
        give: 'name дня: он стоит в имени режима',
      },
      keys: { Tab: 'режим, открытие, закрытие, перерыв' },
      do: ['likely — часы, с которых начнётся выходной, когда его откроют'],
      dont: ['Не берите для недели: есть ScheduleEditor'],
      screens: { pickup: 'Пункты выдачи' },
    } satisfies Guide,
  },
} satisfies Meta<typeof DayHours>
type Story = StoryObj<typeof DayHours>

export const Playground: Story = { name: 'Площадка' }
export const DayOff: Story = { name: 'Выходной', args: { day: [] } }
export const Invalid: Story = { name: 'С ошибкой', args: { fault: 'Интервалы пересекаются' } }
