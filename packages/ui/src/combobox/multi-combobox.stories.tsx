import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Field } from '#field/field.tsx'
import type { Guide } from '#test/guide.ts'
import { MultiCombobox, type MultiComboboxProps } from './multi-combobox.tsx'

const companies = [
  { value: '1', label: 'ООО «Автодеталь»', hint: 'ИНН 7701234567' },
  { value: '2', label: 'ООО «Балтзапчасть»', hint: 'ИНН 7801234567' },
  { value: '3', label: 'АО «Ёлкин и сыновья»', hint: 'ИНН 6601234567' },
  {
    value: '4',
    label: 'Общество с ограниченной ответственностью «Автозапчастьоптторгснаб Северо-Запад»',
    hint: 'ИНН 5001234567',
  },
]

function Companies({ values: initial, onValuesChange, ...props }: MultiComboboxProps) {
  const [values, setValues] = useState(initial)
  return (
    <Field label="Компании" className="max-w-80">
      <MultiCombobox
        {...props}
        values={values}
        onValuesChange={(next) => {
          setValues(next)
          onValuesChange(next)
        }}
      />
    </Field>
  )
}

export default {
  title: 'Ввод/MultiCombobox',
  component: MultiCombobox,
  args: { options: companies, values: companies.slice(1), onValuesChange: fn() },
  render: (args) => <Companies {...args} />,
  parameters: {
    guide: {
      use: 'Несколько вариантов из многих: выбранные стоят метками перед текстом.',
      access: {
        focus: 'поле и кнопка каждой метки',
        role: 'combobox со списком, где выбирают несколько',
        give: 'подпись через Field или aria-label',
      },
      keys: {
        Буквы: 'ищут',
        '↑ ↓': 'ходят по вариантам',
        Enter: 'выбирает',
        Backspace: 'в пустом поле убирает последнюю метку',
      },
      do: ['Порядок меток — порядок выбора'],
      dont: ['Не берите, если вариантов до семи: их видно флажками'],
      screens: { 'users-edit-new': 'Новый пользователь' },
    } satisfies Guide,
  },
} satisfies Meta<typeof MultiCombobox>
type Story = StoryObj<typeof MultiCombobox>

export const Playground: Story = { name: 'Площадка' }

export const Empty: Story = { name: 'Ничего не выбрано', args: { values: [] } }
