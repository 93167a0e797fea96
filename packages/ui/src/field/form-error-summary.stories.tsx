import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { Field } from './field.tsx'
import { FormErrorSummary } from './form-error-summary.tsx'
import { Input } from '#input/input.tsx'
import { SaveBar } from './save-bar.tsx'

function Form({ onSave }: { onSave: () => void }) {
  const [attempt, setAttempt] = useState(0)
  const errors =
    attempt > 0
      ? [
          { field: 'email', label: 'Эл. почта', message: 'Пожалуйста, введите эл. почту' },
          { field: 'name', label: 'Имя', message: 'Пожалуйста, введите имя' },
          { message: 'Роль «Контент» удалена, пока вы заполняли форму' },
        ]
      : []
  return (
    <form
      noValidate
      className="flex max-w-2xl flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
        onSave()
      }}
    >
      <FormErrorSummary errors={errors} attempt={attempt} />
      <Field label="Имя" id="name" error={errors[1]?.message}>
        <Input name="name" />
      </Field>
      <Field label="Эл. почта" id="email" error={errors[0]?.message}>
        <Input name="email" type="email" />
      </Field>
      <div>
        <Button type="submit">Проверить</Button>
      </div>
      <SaveBar changes={['эл. почта', 'роли', 'компании']} onDiscard={() => setAttempt(0)} />
    </form>
  )
}

export default { component: Form, args: { onSave: fn() } } satisfies Meta<typeof Form>
type Story = StoryObj<typeof Form>

export const Clean: Story = {}

export const FocusOnSubmit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }))
    await expect(canvas.getByRole('group', { name: 'Исправьте 2 поля' })).toHaveFocus()
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(['Имя', 'Эл. почта'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus()
  },
}

export const SaveByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Эл. почта' }).focus()
    await userEvent.keyboard('{Control>}[KeyS]{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
