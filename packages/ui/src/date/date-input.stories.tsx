import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { whyUnread, type Unread } from '#input/read-number.ts'
import { english } from '#texts/english.ts'
import { TextsProvider } from '#texts/texts-provider.tsx'
import { DateInput, type DateInputProps } from './date-input.tsx'
import { DateRangeInput } from './date-range-input.tsx'

type DayProps = Partial<Omit<DateInputProps, 'value'>> & { label?: string; hint?: string; value?: string | Unread }

function Day({ label = 'Дата подписания', hint, value: initial = '', ...props }: DayProps) {
  const [value, setValue] = useState<string | Unread>(initial)
  return (
    <Field label={label} hint={hint} error={whyUnread(value)} className="max-w-60">
      <DateInput {...props} value={value} onValueChange={setValue} />
    </Field>
  )
}

const about = `Одна дата, а с \`hasTime\` и время. Дату вводят так, как пишут, или выбирают в календаре.

**Когда брать.** Для дня, который человек знает или ищет по дню недели. Для периода есть \`DateRangeInput\`, для времени без дня — \`MaskedInput\` с маской \`##:##\`.

**Так.** Подпись говорит, что это за день; ограничения заданы \`min\` и \`max\`. **Не так.** Формат в подписи: он уже стоит в пустом поле.

| Клавиша | Где | Что делает |
|---|---|---|
| \`Alt\`+\`↓\` | поле | открывает календарь |
| \`←\` \`→\` \`↑\` \`↓\` | календарь | день, неделя |
| \`Home\` \`End\` | календарь | начало и конец недели |
| \`PageUp\` \`PageDown\` | календарь | месяц, с \`Shift\` год |
| \`Enter\` \`Пробел\` | календарь | выбирает день |
| \`Esc\` | календарь | закрывает и возвращает фокус |`

export default {
  title: 'date-input',
  component: Day,
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Day>
type Story = StoryObj<typeof Day>

export const Playground: Story = {
  args: { label: 'Дата подписания', hint: '', hasTime: false, min: '', max: '', isClearable: true },
}

export const States: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <Day label="Пустое" hint="С этого дня действует договор" />
      <Day label="Заполненное" value="2026-12-31" />
      <Day label="С временем" value="2026-12-31T18:00" hasTime />
      <Day
        label="С ошибкой"
        value={{ unread: '31.02.2026', why: 'Такой даты нет: введите её целиком, например 31.12.2026' }}
      />
      <Day label="Только чтение" value="2026-12-31" readOnly />
      <Day label="Недоступное" value="2026-12-31" disabled />
    </div>
  ),
}

export const Open: Story = {
  args: { value: '2026-12-17', min: '2026-12-03' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
    await expect(await calendar.findByRole('button', { name: /17 декабря 2026.*выбрано/ })).toHaveFocus()
    await expect(calendar.getByRole('button', { name: /, 2 декабря/ })).toBeDisabled()
  },
}

export const OpenWithTime: Story = {
  args: { value: '2026-12-17T18:00', hasTime: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    await expect(await screen.findByLabelText('Время')).toHaveValue('18:00')
  },
}

export const English: Story = {
  render: () => (
    <TextsProvider texts={english}>
      <Day label="Signed on" value="2026-12-31" />
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Signed on')).toHaveValue('31/12/2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar' }))
    await screen.findByRole('dialog', { name: 'Calendar' })
  },
}

function Days() {
  const [range, setRange] = useState({ from: '2026-11-03', to: '2026-11-19' })
  return <DateRangeInput aria-label="Создан" value={range} onValueChange={setRange} />
}

export const Range: Story = {
  render: () => <Days />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
    await userEvent.click(await calendar.findByRole('button', { name: /10 ноября/ }))
    await userEvent.hover(calendar.getByRole('button', { name: /25 ноября/ }))
    await expect(calendar.getAllByRole('gridcell', { selected: true })).toHaveLength(16)
  },
}
