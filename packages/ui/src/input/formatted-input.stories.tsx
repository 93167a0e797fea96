import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '#field/field.tsx'
import type { Guide } from '#test/guide.ts'
import { FormattedInput } from './formatted-input.tsx'

const letters = /[^\p{L}\d]/gu

export default {
  title: 'Ввод/FormattedInput',
  component: FormattedInput,
  args: {
    defaultValue: 'а123вс 77',
    format: (text) => text.toUpperCase(),
    significant: (text) => text.replaceAll(letters, '').length,
  },
  decorators: [
    (Story) => (
      <Field label="Номер машины" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
  parameters: {
    guide: {
      use: 'Основа для полей, которые приводят текст к виду во время набора. Для масок и чисел есть готовые поля.',
      access: {
        focus: 'остановка Tab',
        role: 'textbox',
        give: 'подпись через Field или aria-label',
      },
      do: [
        'format от приведённого текста ничего не меняет',
        'significant считает то, что набрал человек: каретка остаётся на месте',
      ],
      dont: ['Не исправляйте смысл: только вид'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FormattedInput>
type Story = StoryObj<typeof FormattedInput>

export const Playground: Story = { name: 'Площадка' }
