import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { Field } from './field.tsx'
import { FormErrorSummary } from './form-error-summary.tsx'
import { Input } from '#input/input.tsx'
import { SaveBar } from './save-bar.tsx'
import type { Guide } from '#test/guide.ts'

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

export default {
  title: 'Формы/FormErrorSummary',
  parameters: {
    guide: {
      use: 'Список того, что мешает сохранить: появляется после отправки и ведёт к каждому полю.',
      access: {
        focus: 'берёт после каждой отправки, дальше ссылки',
        role: 'group, имя которой — число ошибок',
        give: 'attempt, id полей и label словами',
      },
      keys: { Enter: 'переводит фокус в поле с ошибкой' },
      do: ['Стоит над формой, перечисляет поля в их порядке'],
      dont: ['Не заменяйте им ошибку у самого поля'],
      screens: { 'sellers-new': 'Новый продавец' },
    } satisfies Guide,
  },
  component: Form,
  args: { onSave: fn() },
} satisfies Meta<typeof Form>
type Story = StoryObj<typeof Form>

export const Clean: Story = {
  name: 'Без ошибок',
}

export const FocusOnSubmit: Story = {
  name: 'Фокус после отправки',
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
  name: 'Сохранение с клавиатуры',
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox', { name: 'Эл. почта' }).focus()
    await userEvent.keyboard('{Control>}[KeyS]{/Control}')
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
