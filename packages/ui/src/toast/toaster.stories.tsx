import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SaveBar } from '#field/save-bar.tsx'
import { TextLink } from '#button/text-link.tsx'
import { Toaster } from './toaster.tsx'
import { createToasts, type ToastInput } from '#headless/toasts/toasts.ts'
import type { Guide } from '#test/guide.ts'

function ToastExample({ inputs }: { inputs: readonly ToastInput[] }) {
  const [toasts] = useState(() => {
    const store = createToasts()
    for (const input of inputs) store.show({ ...input, duration: Number.POSITIVE_INFINITY })
    return store
  })
  return (
    <div className="h-96">
      {/* The region of the panel stays on the page after one of its screens. */}
      <Toaster aria-label="Уведомления примера" toasts={toasts} />
    </div>
  )
}

export default {
  title: 'Обратная связь/Toaster',
  subcomponents: { Toaster },
  parameters: {
    guide: {
      use: 'Короткое сообщение о сделанном: «Изменения сохранены», с «Отменить», если можно.',
      access: {
        focus: 'кнопки сообщений, но сам фокус не берёт',
        role: 'region, которая читается сама (polite)',
        give: 'message словами; то, что нужно сделать, не только здесь',
      },
      keys: { Tab: 'до кнопок сообщения', Esc: 'закрывает' },
      do: ['Время стоит, пока указатель или фокус на сообщении'],
      dont: ['Не сообщайте так об ошибке поля: она у поля'],
    } satisfies Guide,
  },
  component: ToastExample,
} satisfies Meta<typeof ToastExample>
type Story = StoryObj<typeof ToastExample>

export const Statuses: Story = {
  name: 'Виды',
  args: { inputs: [{ message: 'Изменения сохранены' }, { status: 'error', message: 'Произошла ошибка' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Изменения сохранены')).toBeInTheDocument()
    await expect(canvas.getByText('Произошла ошибка')).toBeInTheDocument()
  },
}

export const Closed: Story = {
  name: 'Закрыто одно',
  args: { inputs: [{ message: 'Изменения сохранены' }, { status: 'error', message: 'Произошла ошибка' }] },
  play: async ({ canvas }) => {
    const [close] = canvas.getAllByRole('button', { name: 'Закрыть' })
    if (close) await userEvent.click(close)
    await expect(canvas.queryByText('Изменения сохранены')).toBeNull()
  },
}

export const Validation: Story = {
  name: 'Ошибки полей',
  args: {
    inputs: [
      {
        status: 'error',
        message: 'Проверьте данные',
        items: [
          'Пожалуйста, введите фамилию',
          'Пользователь с такой эл. почтой уже есть',
          'Выберите хотя бы одну роль',
        ],
      },
    ],
  },
}

export const CustomBody: Story = {
  name: 'Своё содержимое',
  args: {
    inputs: [
      {
        message: 'Выгрузка готова',
        component: () => (
          <p>
            Выгрузка готова. <TextLink href="#file">Скачать файл</TextLink>
          </p>
        ),
      },
    ],
  },
}

export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    inputs: [
      {
        message:
          'Общество с ограниченной ответственностью «Автозапчастьоптторгснаб» отправлено на повторную проверку реквизитов',
      },
    ],
  },
}

export const AboveABar: Story = {
  name: 'Над полосой',
  args: { inputs: [{ status: 'error', message: 'Произошла ошибка' }] },
  render: ({ inputs }) => (
    <>
      <ToastExample inputs={inputs} />
      <div className="min-h-dvh" />
      <SaveBar changes={['имя']} onDiscard={() => {}} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Есть несохранённые изменения' }).getBoundingClientRect()
    const toast = canvas.getByText('Произошла ошибка').getBoundingClientRect()
    await expect(toast.bottom).toBeLessThanOrEqual(bar.top)
  },
}
