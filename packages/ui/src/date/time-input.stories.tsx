import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Field } from '#field/field.tsx'
import { whyUnread, type Unread } from '#headless/number/read-number.ts'
import type { Guide } from '#test/guide.ts'
import { TimeInput } from './time-input.tsx'

function Opening({ start }: { start: string | Unread }) {
  const [time, setTime] = useState<string | Unread>(start)
  return (
    <Field label="Открывается" error={whyUnread(time)}>
      <TimeInput value={time} onValueChange={setTime} />
    </Field>
  )
}

export default {
  title: 'Ввод/TimeInput',
  subcomponents: { TimeInput },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Часы и минуты: 1805, 18:05 или 9:05.',
      access: {
        focus: 'остановка Tab',
        role: 'textbox с aria-invalid, если времени нет',
        give: 'подпись через Field или aria-label',
      },
      do: ['Ошибка — под полем, когда его покинули'],
      dont: ['Не для дня: есть DateInput с hasTime', 'Не для недели: есть ScheduleEditor'],
    } satisfies Guide,
  },
  component: Opening,
  args: { start: '09:00' },
} satisfies Meta<typeof Opening>
type Story = StoryObj<typeof Opening>

export const Filled: Story = { name: 'Заполнено' }

export const Empty: Story = { name: 'Пусто', args: { start: '' } }

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { start: { unread: '25:00', why: 'Такого времени нет: введите часы и минуты, например 18:05' } },
}
