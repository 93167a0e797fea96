import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { PasswordInput } from './password-input.tsx'

export default {
  component: PasswordInput,
  decorators: [
    (Story) => (
      <Field label="Пароль" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
} satisfies Meta<typeof PasswordInput>

export const ShowAndHide: StoryObj<typeof PasswordInput> = {
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
