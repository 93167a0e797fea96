import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '#field/field.tsx'
import type { Guide } from '#test/guide.ts'
import { Input } from './input.tsx'

export default {
  title: 'Ввод/Input',
  component: Input,
  args: { defaultValue: 'Склад в Шушарах', placeholder: '', readOnly: false, disabled: false },
  decorators: [
    (Story) => (
      <Field label="Название" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
  parameters: {
    guide: {
      use: 'Одна строка текста.',
      access: {
        focus: 'остановка Tab',
        role: 'textbox; при ошибке Field — aria-invalid',
        give: 'подпись через Field или aria-label',
      },
      do: ['Ширина говорит о длине: код короче названия', 'type и autoComplete помогают телефону и менеджеру паролей'],
      dont: ['Не берите для чисел и дат: есть NumericInput и DateInput'],
      screens: { 'users-edit-new': 'Новый пользователь' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Input>
type Story = StoryObj<typeof Input>

export const Playground: Story = { name: 'Площадка' }

export const Empty: Story = { name: 'Пустое', args: { defaultValue: '', placeholder: 'Как в договоре' } }
export const ReadOnly: Story = { name: 'Только чтение', args: { readOnly: true } }
export const Disabled: Story = { name: 'Недоступное', args: { disabled: true } }
