import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '#field/field.tsx'
import { MaskedInput } from './masked-input.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Ввод/MaskedInput',
  parameters: {
    guide: {
      use: 'Код известного вида: телефон, ИНН, VIN.',
      access: {
        focus: 'остановка Tab',
        role: 'textbox',
        give: 'подпись через Field или aria-label; вид кода в hint',
      },
      do: ['Из нескольких масок берётся самая короткая подходящая'],
      dont: ['Не берите маску для имён и адресов'],
      screens: { 'sellers-new': 'Новый продавец', 'users-edit-new': 'Новый пользователь' },
    } satisfies Guide,
  },
  component: MaskedInput,
  args: { mask: '+7 ### ###-##-##', placeholder: '+7 ___ ___-__-__' },
  decorators: [
    (Story) => (
      <Field label="Телефон" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof MaskedInput>
type Story = StoryObj<typeof MaskedInput>

export const Playground: Story = {
  name: 'Площадка',
}

export const Masks: Story = {
  name: 'Маски',
  decorators: [],
  render: () => (
    <div className="grid max-w-80 gap-4">
      <Field label="Телефон">
        <MaskedInput mask="+7 ### ###-##-##" type="tel" placeholder="+7 ___ ___-__-__" />
      </Field>
      <Field label="ИНН" hint="10 цифр у организации, 12 у предпринимателя">
        <MaskedInput mask={['##########', '############']} inputMode="numeric" />
      </Field>
      <Field label="VIN">
        <MaskedInput mask="*****************" className="font-code" defaultValue="XTA210930Y0000001" />
      </Field>
    </div>
  ),
}
