import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { Input } from '#input/input.tsx'
import { Field } from './field.tsx'
import { SaveBar } from './save-bar.tsx'

export default {
  title: 'Формы/SaveBar',
  component: SaveBar,
  args: { changes: ['Название', 'Комиссия'], onDiscard: fn(), isNew: false, isPending: false },
  parameters: {
    guide: {
      use: 'Полоса внизу формы: что изменено, «Сохранить» и «Отменить».',
      access: {
        focus: 'ссылки на поля, «Отменить», «Сохранить»',
        role: 'region с именем, изменения звучат из status',
        give: 'label изменённых полей, а для ссылки и field',
      },
      keys: { 'Ctrl + S': 'сохраняет', 'Enter в поле': 'сохраняет' },
      do: ['На новой записи стоит всегда: isNew', 'Называет изменённые поля, а не их число'],
      dont: ['Не ставьте вторую кнопку сохранения наверху'],
      screens: { 'products-edit-1001': 'Изменение товара', 'users-edit-new': 'Новый пользователь' },
    } satisfies Guide,
  },
} satisfies Meta<typeof SaveBar>
type Story = StoryObj<typeof SaveBar>

export const Playground: Story = { name: 'Площадка' }

export const Unchanged: Story = { name: 'Без изменений', args: { changes: [], note: 'Изменений нет' } }
export const New: Story = { name: 'Новая запись', args: { changes: [], isNew: true } }
export const Pending: Story = { name: 'Сохраняется', args: { isPending: true } }

export const Links: Story = {
  name: 'Ссылки на поля',
  args: {
    changes: [
      { field: 'name', label: 'Название' },
      { field: 'commission', label: 'Комиссия' },
      { field: 'photos', label: 'Фотографии' },
    ],
  },
  render: (args) => (
    <>
      <Field id="name" label="Название" className="mb-4">
        <Input defaultValue="ООО «Север»" />
      </Field>
      <Field id="commission" label="Комиссия, %" className="mb-4">
        <Input defaultValue="12" />
      </Field>
      <SaveBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Комиссия' }))
    await expect(canvas.getByLabelText('Комиссия, %')).toHaveFocus()
    await expect(canvas.queryByRole('link', { name: 'Фотографии' })).toBeNull()
  },
}
