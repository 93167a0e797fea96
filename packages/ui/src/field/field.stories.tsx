import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { FieldGroup } from './field-group.tsx'
import { Field } from './field.tsx'
import { Input } from '#input/input.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { PasswordInput } from '#input/password-input.tsx'
import { Textarea } from '#input/textarea.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Формы/Field',
  parameters: {
    guide: {
      use: 'Подпись, подсказка и ошибка вокруг одного поля: связывает их для программ чтения с экрана.',
      access: {
        focus: 'сам не получает, только поле внутри',
        role: 'подпись, описание и aria-invalid поля',
        give: 'label; внутри ровно одно поле пакета',
      },
      do: [
        'Ошибка говорит, что исправить: «Введите ИНН из 10 цифр»',
        'Помечайте необязательные поля, обязательных больше',
      ],
      dont: ['Не повторяйте подпись в placeholder', 'Не показывайте ошибку, пока поле не покинули'],
      screens: { 'users-edit-new': 'Новый пользователь', 'sellers-new': 'Новый продавец' },
    } satisfies Guide,
  },
  component: Field,
  args: { label: 'Название', hint: 'Как в договоре', error: '', isOptional: false, children: <Input /> },
} satisfies Meta<typeof Field>
type Story = StoryObj<typeof Field>

export const Playground: Story = {
  name: 'Площадка',
}

export const Form: Story = {
  name: 'Форма',
  render: () => (
    <form className="grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
      <Field label="Фамилия">
        <Input defaultValue="Константинопольская" />
      </Field>
      <Field label="Отчество" isOptional>
        <Input />
      </Field>
      <Field label="Эл. почта" error="Пользователь с таким адресом уже есть">
        <Input type="email" defaultValue="admin@example.com" />
      </Field>
      <Field label="Пароль" hint="Не короче 12 знаков">
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Field label="Роль">
        <NativeSelect defaultValue="content">
          <option value="content">Контент-менеджер</option>
          <option value="orders">Менеджер по заказам</option>
        </NativeSelect>
      </Field>
      <Field label="Склад" hint="Меняется в карточке компании">
        <Input disabled value="Санкт-Петербург, Шушары" readOnly />
      </Field>
      <Field label="Комментарий" isOptional className="col-span-full">
        <Textarea placeholder="Увидят только сотрудники" />
      </Field>
      <FieldGroup legend="Уведомления" error="Выберите хотя бы один способ" className="col-span-full">
        <Checkbox label="По эл. почте" />
        <Checkbox label="В панели" hint="Колокольчик в верхней строке" />
      </FieldGroup>
    </form>
  ),
}

export const ReadOnly: Story = {
  name: 'Только чтение',
  render: () => (
    <form className="grid max-w-2xl grid-cols-2 gap-4">
      <Field label="Название">
        <Input readOnly defaultValue="Склад в Шушарах" />
      </Field>
      <Field label="Тип">
        <NativeSelect readOnly value="warehouse">
          <option value="">—</option>
          <option value="shop">Магазин</option>
          <option value="warehouse">Склад</option>
        </NativeSelect>
      </Field>
    </form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Название' })
    const select = canvas.getByRole('textbox', { name: 'Тип' })
    await expect(select).toHaveValue('Склад')
    await expect(select).toHaveAttribute('readonly')
    await expect(select.className).toBe(input.className)
  },
}

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { error: 'Пожалуйста, введите название', hint: 'Как в каталоге' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Название' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Пожалуйста, введите название')
    await expect(canvas.queryByText('Как в каталоге')).toBeNull()
  },
}

export const LongText: Story = {
  name: 'Длинный текст',
  args: {
    label: 'Полное наименование организации в соответствии с учредительными документами',
    hint: 'Включая организационно-правовую форму: Обществосограниченнойответственностью',
    className: 'w-60',
  },
}
