import type { Meta, StoryObj } from '@storybook/react-vite'
import Pencil from 'lucide-react/icons/pencil'
import Settings2 from 'lucide-react/icons/settings-2'
import Trash2 from 'lucide-react/icons/trash'
import { IconButton } from './icon-button.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Действия/IconButton',
  parameters: {
    guide: {
      use: 'Частое действие без места для текста: в строке таблицы, в шапке панели.',
      access: {
        focus: 'остановка Tab',
        role: 'button',
        give: 'label: значок сам ничего не говорит',
      },
      keys: { 'Enter, Пробел': 'выполняет действие' },
      do: [
        'label называет действие и то, с чем оно: «Действия: Борис Ёлкин»',
        'Один значок всегда значит одно: смотрите Основа → Значки',
      ],
      dont: ['Не берите значок, если рядом есть место для слова'],
      screens: { users: 'Пользователи', log: 'Журнал' },
    } satisfies Guide,
  },
  component: IconButton,
  args: { label: 'Изменить', variant: 'ghost', size: 'sm', children: <Pencil aria-hidden /> },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
  },
} satisfies Meta<typeof IconButton>
type Story = StoryObj<typeof IconButton>

export const Playground: Story = {
  name: 'Площадка',
}

export const Variants: Story = {
  name: 'Варианты',
  render: () => (
    <div className="flex items-center gap-2">
      <IconButton label="Изменить">
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label="Настроить вид" variant="secondary" size="md">
        <Settings2 aria-hidden />
      </IconButton>
      <IconButton label="Удалить" disabled>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  ),
}
