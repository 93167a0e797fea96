import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Combobox } from './combobox.tsx'
import { Field } from '#field/field.tsx'
import type { ComboboxOption } from '#headless/combobox/combobox.ts'
import type { Guide } from '#test/guide.ts'

const companies: ComboboxOption[] = [
  { value: '1', label: 'ООО «Автодеталь»', hint: 'ИНН 7701234567' },
  { value: '2', label: 'ООО «Балтзапчасть»', hint: 'ИНН 7801234567' },
  { value: '3', label: 'АО «Ёлкин и сыновья»', hint: 'ИНН 6601234567' },
  {
    value: '4',
    label: 'Общество с ограниченной ответственностью «Автозапчастьоптторгснаб Северо-Запад»',
    hint: 'ИНН 5001234567',
  },
  { value: '5', label: 'ИП Кузнецов', hint: 'Заблокирован', disabled: true },
]

function One({ pending = false, initial = null }: { pending?: boolean; initial?: ComboboxOption | null }) {
  const [company, setCompany] = useState(initial)
  return (
    <Field label="Компания" className="max-w-80">
      <Combobox options={pending ? [] : companies} isPending={pending} value={company} onValueChange={setCompany} />
    </Field>
  )
}

export default {
  title: 'Ввод/Combobox',
  subcomponents: { Combobox },
  parameters: {
    guide: {
      use: 'Один вариант из многих: находят набором, список приходит с сервера.',
      access: {
        focus: 'остановка Tab; фокус остаётся в поле',
        role: 'combobox со списком listbox, строка под стрелками — aria-activedescendant',
        give: 'подпись через Field или aria-label',
      },
      keys: {
        Буквы: 'ищут',
        '↑ ↓': 'ходят по вариантам',
        Enter: 'выбирает',
        Esc: 'закрывает список, потом очищает поле',
      },
      do: ['hint отличает одинаковые названия: ИНН, артикул, город'],
      dont: ['Не берите для пяти вариантов: есть NativeSelect'],
      screens: { 'products-edit-1001': 'Изменение товара', warehouse: 'Склады' },
    } satisfies Guide,
  },
  component: One,
} satisfies Meta<typeof One>
type Story = StoryObj<typeof One>

export const Empty: Story = {
  name: 'Пусто',
}
export const Chosen: Story = {
  name: 'Выбрано',
  args: { initial: companies[3] ?? null },
}

export const Open: Story = {
  name: 'Открыто',
  args: { initial: companies[1] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Компания' }))
    await expect(await screen.findByRole('option', { name: /Балтзапчасть/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Pending: Story = {
  name: 'Ждёт ответа',
  args: { pending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Компания' }))
    await screen.findByText('Загрузка…')
  },
}
