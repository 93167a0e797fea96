import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { whyUnread } from '#headless/number/read-number.ts'
import type { Guide } from '#test/guide.ts'
import { NumericInput, type NumericInputProps } from './numeric-input.tsx'

function Price({ value: initial, onValueChange, ...props }: NumericInputProps) {
  const [value, setValue] = useState(initial)
  return (
    <Field label="Цена, ₽" error={whyUnread(value)} className="max-w-80">
      <NumericInput
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onValueChange(next)
        }}
      />
    </Field>
  )
}

export default {
  title: 'Ввод/NumericInput',
  component: NumericInput,
  args: { value: 12_340.5, fraction: 2, isGrouped: true, onValueChange: fn() },
  render: (args) => <Price {...args} />,
  parameters: {
    guide: {
      use: 'Число: цена, вес, количество. Группы разрядов отбиваются сами.',
      access: {
        focus: 'остановка Tab',
        role: 'textbox с aria-invalid, если это не число',
        give: 'подпись с единицей; whyUnread в error поля',
      },
      do: [
        'fraction — знаков после запятой, единица — в подписи: «Цена, ₽»',
        'Не число остаётся в поле вместе с объяснением',
      ],
      dont: ['Не берите для ИНН, индекса и телефона: это коды'],
      screens: { 'products-offers': 'Предложения' },
    } satisfies Guide,
  },
} satisfies Meta<typeof NumericInput>
type Story = StoryObj<typeof NumericInput>

export const Playground: Story = { name: 'Площадка' }

export const Unread: Story = {
  name: 'Не число',
  args: { value: { unread: 'сто рублей', why: 'Введите число, например 100' } },
}
export const Year: Story = { name: 'Год без групп', args: { value: 2026, fraction: 0, isGrouped: false } }
