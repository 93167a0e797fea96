import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '#test/guide.ts'
import { RadioGroup } from './radio-group.tsx'

const ways = [
  { value: 'pickup', label: 'Самовывоз' },
  { value: 'courier', label: 'Курьер', hint: 'Завтра с 10 до 18' },
  { value: 'post', label: 'Почта', hint: 'Для этого адреса недоступна', isDisabled: true },
] as const
type Way = (typeof ways)[number]['value']

function Delivery({ error }: { error?: string }) {
  const [way, setWay] = useState<Way | null>(error === undefined ? 'pickup' : null)
  return <RadioGroup legend="Доставка" options={ways} value={way} onValueChange={setWay} error={error} />
}

export default {
  title: 'Ввод/RadioGroup',
  subcomponents: { RadioGroup: RadioGroup },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Один из нескольких вариантов, которые видны все.',
      access: {
        focus: 'выбранный, дальше стрелки',
        role: 'radiogroup, имя которой — legend, ошибка — её описание',
        give: 'legend и label вариантов',
      },
      keys: { Tab: 'к выбранному', '↑ ↓': 'выбирает соседний' },
      do: ['От двух до семи вариантов', 'Подсказка говорит, почему вариант недоступен'],
      dont: ['Не для длинного списка: есть Combobox', 'Не для вида списка: есть SegmentedControl'],
    } satisfies Guide,
  },
  component: Delivery,
} satisfies Meta<typeof Delivery>
type Story = StoryObj<typeof Delivery>

export const Chosen: Story = { name: 'Выбрано' }

export const Invalid: Story = { name: 'С ошибкой', args: { error: 'Выберите способ доставки' } }
