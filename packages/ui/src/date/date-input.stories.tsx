import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { whyUnread, type Unread } from '#headless/number/read-number.ts'
import { english } from '#language/english.ts'
import { TextsProvider } from '#language/texts-provider.tsx'
import { DateInput, type DateInputProps } from './date-input.tsx'
import type { Guide } from '#test/guide.ts'

type DayProps = Partial<Omit<DateInputProps, 'value'>> & { label?: string; hint?: string; value?: string | Unread }

function Day({ label = 'Дата подписания', hint, value: initial = '', ...props }: DayProps) {
  const [value, setValue] = useState<string | Unread>(initial)
  return (
    <Field label={label} hint={hint} error={whyUnread(value)} className="max-w-60">
      <DateInput {...props} value={value} onValueChange={setValue} />
    </Field>
  )
}

export default {
  title: 'Ввод/DateInput',
  parameters: {
    guide: {
      use: 'Один день, а с hasTime и время. Вводят так, как пишут, или выбирают в календаре.',
      access: {
        focus: 'поле, затем кнопка календаря; в календаре один день',
        role: 'textbox и button, которая открывает dialog с grid дней',
        give: 'подпись через Field или aria-label',
      },
      keys: {
        'Alt + ↓': 'открывает календарь',
        '← → ↑ ↓': 'день, неделя',
        'Home, End': 'начало и конец недели',
        'PageUp, PageDown': 'месяц, с Shift год',
        'Enter, Пробел': 'выбирает день',
        Esc: 'закрывает и возвращает фокус',
      },
      do: ['Подпись говорит, что это за день', 'Границы заданы min и max'],
      dont: ['Не пишите формат в подписи: он стоит в пустом поле', 'Не берите для периода: есть DateRangeInput'],
      screens: { 'sellers-1': 'Продавец', 'products-offers': 'Предложения' },
    } satisfies Guide,
  },

  component: Day,
  subcomponents: { DateInput },
} satisfies Meta<typeof Day>
type Story = StoryObj<typeof Day>

export const Playground: Story = {
  name: 'Площадка',
  args: { label: 'Дата подписания', hint: '', hasTime: false, min: '', max: '', isClearable: true },
}

export const States: Story = {
  name: 'Состояния',
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
  name: 'Открыто',
  args: { value: '2026-12-17', min: '2026-12-03' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    const calendar = within(await screen.findByRole('dialog', { name: 'Календарь' }))
    await expect(await calendar.findByRole('button', { name: /17 декабря 2026.*выбрано/ })).toHaveFocus()
    await expect(calendar.getByRole('button', { name: /, 2 декабря/ })).toBeDisabled()
  },
}

export const OpenWithTime: Story = {
  name: 'Открыто, с временем',
  args: { value: '2026-12-17T18:00', hasTime: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть календарь' }))
    await expect(await screen.findByLabelText('Время')).toHaveValue('18:00')
  },
}

export const English: Story = {
  name: 'По-английски',
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
