import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Combobox } from './combobox.tsx'
import { Field } from '#field/field.tsx'
import { MultiCombobox } from './multi-combobox.tsx'
import type { ComboboxOption } from './use-combobox.ts'

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

function Several() {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>(companies.slice(1, 4))
  return (
    <Field label="Компании" className="max-w-80">
      <MultiCombobox options={companies} values={chosen} onValuesChange={setChosen} />
    </Field>
  )
}

export default { component: One } satisfies Meta<typeof One>
type Story = StoryObj<typeof One>

export const Empty: Story = {}
export const Chosen: Story = { args: { initial: companies[3] ?? null } }
export const Multiple: Story = { render: () => <Several /> }

export const Open: Story = {
  args: { initial: companies[1] ?? null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Компания' }))
    await expect(await screen.findByRole('option', { name: /Балтзапчасть/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Компания' }))
    await screen.findByText('Загрузка…')
  },
}
