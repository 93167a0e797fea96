import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { TextLink } from './text-link.tsx'

export default {
  title: 'Действия/TextLink',
  component: TextLink,
  args: { href: '#log', children: 'журнал изменений' },
  parameters: {
    guide: {
      use: 'Ссылка внутри текста или таблицы: запись, журнал, сайт.',
      access: {
        focus: 'остановка Tab',
        role: 'link',
        give: 'текст, понятный вне строки',
      },
      keys: { Enter: 'открывает страницу' },
      do: ['Текст ссылки понятен без соседних слов'],
      dont: ['Не пишите «здесь» и «подробнее»'],
      screens: { 'orders-123': 'Заказ', log: 'Журнал' },
    } satisfies Guide,
  },
} satisfies Meta<typeof TextLink>
type Story = StoryObj<typeof TextLink>

export const Playground: Story = { name: 'Площадка' }

export const InText: Story = {
  name: 'В тексте',
  render: (args) => (
    <p>
      Подробности ищите в разделе <TextLink {...args} />.
    </p>
  ),
}
