import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { PasswordInput } from './password-input.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Ввод/PasswordInput',
  parameters: {
    guide: {
      use: 'Пароль, который можно показать.',
      access: {
        focus: 'поле, затем кнопка',
        role: 'поле пароля и button «Показать пароль»',
        give: 'подпись через Field и autoComplete',
      },
      keys: { 'Tab, Пробел': 'показывает и скрывает пароль' },
      do: ['autoComplete: current-password при входе, new-password для нового'],
      dont: ['Не запрещайте вставку из буфера'],
      screens: { 'auth-login': 'Вход' },
    } satisfies Guide,
  },

  component: PasswordInput,
  decorators: [
    (Story) => (
      <Field label="Пароль" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>

type Story = StoryObj<typeof PasswordInput>

export const Playground: Story = {
  name: 'Площадка',
}

export const ShowAndHide: Story = {
  name: 'Показать и скрыть',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль')
    await userEvent.type(input, 'demo-password')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }))
    await expect(input).toHaveAttribute('type', 'password')
    await expect(input).toHaveValue('demo-password')
  },
}
