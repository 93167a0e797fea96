import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '#field/field.tsx'
import type { Guide } from '#test/guide.ts'
import { Textarea } from './textarea.tsx'

export default {
  title: 'Ввод/Textarea',
  component: Textarea,
  args: { placeholder: 'Увидят только сотрудники', readOnly: false, disabled: false },
  decorators: [
    (Story) => (
      <Field label="Комментарий" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
  parameters: {
    guide: {
      use: 'Текст в несколько строк: описание, комментарий, причина отказа.',
      access: {
        focus: 'остановка Tab',
        role: 'textbox в несколько строк',
        give: 'подпись через Field или aria-label',
      },
      keys: { Enter: 'новая строка' },
      do: ['Растёт вместе с текстом до трети окна'],
      dont: ['Не берите для значений из одной строки'],
      screens: { 'moderation-101': 'Заявка', 'products-edit-1001': 'Изменение товара' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Textarea>
type Story = StoryObj<typeof Textarea>

export const Playground: Story = { name: 'Площадка' }

export const Long: Story = {
  name: 'Длинный текст',
  args: { defaultValue: 'Колодки тормозные передние, с датчиком износа.\n'.repeat(8) },
}
