import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { SaveBar } from './save-bar.tsx'

export default {
  title: 'Формы/SaveBar',
  component: SaveBar,
  args: { changes: ['Название', 'Комиссия'], onDiscard: fn(), isNew: false, isPending: false },
  parameters: {
    guide: {
      use: 'Полоса внизу формы: что изменено, «Сохранить» и «Отменить».',
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
