import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { Pagination } from './pagination.tsx'

export default {
  title: 'Данные/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 20, total: 12_340, isExact: true, onPageChange: fn(), onPageSizeChange: fn() },
  parameters: {
    guide: {
      use: 'Страницы списка, их размер и сколько записей всего.',
      access: {
        focus: 'ссылки страниц, затем размер',
        role: 'navigation с именем, число записей звучит из status',
        give: 'ничего, все слова свои',
      },
      keys: { Enter: 'открывает страницу' },
      do: ['isExact={false}: сервер считает до границы, итог написан как «больше»'],
      dont: ['Не показывайте последнюю страницу, если итог не точный'],
      screens: { orders: 'Заказы' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Pagination>
type Story = StoryObj<typeof Pagination>

export const Playground: Story = { name: 'Площадка' }

export const Last: Story = { name: 'Последняя страница', args: { page: 617 } }
export const Inexact: Story = { name: 'Итог не точный', args: { page: 3, pageSize: 50, total: 10_000, isExact: false } }
export const Empty: Story = { name: 'Пусто', args: { page: 1, total: 0 } }
export const Narrow: Story = { name: 'Узкое место', decorators: [(Story) => <div className="max-w-82">{Story()}</div>] }
