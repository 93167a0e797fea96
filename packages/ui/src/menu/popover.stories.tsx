import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button/button.tsx'
import type { Guide } from '#test/guide.ts'
import { Popover } from './popover.tsx'

export default {
  title: 'Окна/Popover',
  component: Popover,
  args: {
    label: 'Кто это может',
    align: 'start',
    open: true,
    trigger: <Button>Кто это может?</Button>,
    children: <p>Право «Удаление ролей» есть у ролей «Администратор» и «Администратор доступа».</p>,
  },
  parameters: {
    docs: { story: { inline: false, height: '200px' } },
    guide: {
      use: 'Немного больше, чем подсказка: выбор фильтра, объяснение, кто может.',
      access: {
        focus: 'внутрь, когда открыт; потом возвращается',
        role: 'dialog с именем',
        give: 'label и trigger с именем',
      },
      keys: { 'Enter, Пробел': 'открывают', Tab: 'ходит внутри', Esc: 'закрывает и возвращает фокус' },
      do: ['Закрывается щелчком мимо'],
      dont: ['Не помещайте сюда форму с сохранением: есть Dialog'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Popover>
type Story = StoryObj<typeof Popover>

export const Playground: Story = { name: 'Площадка' }
