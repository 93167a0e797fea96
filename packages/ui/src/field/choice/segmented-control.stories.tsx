import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '#test/guide.ts'
import { SegmentedControl } from './segmented-control.tsx'

const periods = [
  { value: 'week', label: 'Неделя' },
  { value: 'month', label: 'Месяц' },
  { value: 'year', label: 'Год' },
] as const

function Period({ disabled = false }: { disabled?: boolean }) {
  const [period, setPeriod] = useState<(typeof periods)[number]['value']>('week')
  return (
    <SegmentedControl label="Период" options={periods} value={period} onValueChange={setPeriod} disabled={disabled} />
  )
}

export default {
  title: 'Ввод/SegmentedControl',
  subcomponents: { SegmentedControl: SegmentedControl },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Один из двух-пяти коротких вариантов, который действует сразу: период, единица, вид.',
      access: {
        focus: 'выбранный, дальше стрелки',
        role: 'radiogroup',
        give: 'label: что выбирают',
      },
      keys: { Tab: 'к выбранному', '← →': 'выбирает соседний' },
      do: ['Слово или два на вариант'],
      dont: ['Не для страниц: есть TabLinks', 'Не в форме, которую отправляют: есть RadioGroup'],
    } satisfies Guide,
  },
  component: Period,
} satisfies Meta<typeof Period>
type Story = StoryObj<typeof Period>

export const Chosen: Story = { name: 'Выбрано' }

export const Disabled: Story = { name: 'Недоступно', args: { disabled: true } }

export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
}
