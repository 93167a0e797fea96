import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export default {
  title: 'Навигация/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    children: (
      <>
        <a href="#handbooks">Справочники</a>
        <a href="#brands">Бренды</a>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Разделы над страницей. Самой страницы среди них нет: ниже её заголовок.',
      access: {
        focus: 'ссылки по порядку',
        role: 'navigation с именем, внутри list',
        give: 'ссылки с именами разделов',
      },
      keys: { Enter: 'открывает раздел' },
      do: ['Ведёт в список с теми же фильтрами'],
      dont: ['Не ставьте на страницах меню'],
      screens: { 'orders-123': 'Заказ', 'users-edit-new': 'Новый пользователь' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Breadcrumbs>
type Story = StoryObj<typeof Breadcrumbs>

export const Playground: Story = { name: 'Площадка' }
