import type { Meta, StoryObj } from '@storybook/react-vite'
import Boxes from 'lucide-react/icons/boxes'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Star from 'lucide-react/icons/star'
import type { Guide } from '#test/guide.ts'
import { Sidebar, SidebarGroup, SidebarLink } from './sidebar.tsx'

export default {
  title: 'Навигация/Sidebar',
  subcomponents: { Sidebar, SidebarGroup, SidebarLink },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Главная навигация приложения.',
      access: {
        focus: 'ссылки по порядку',
        role: 'navigation с list, открытая — aria-current',
        give: 'label меню и имя каждой ссылке: в узком рельсе его читают',
      },
      keys: { Tab: 'к следующей ссылке' },
      do: ['Имена — существительные', 'Счётчик — только того, что ждёт человека'],
      dont: ['Не больше двух уровней'],
      screens: { orders: 'Заказы' },
    } satisfies Guide,
  },
  component: Sidebar,
  args: {
    label: 'Меню',
    className: 'w-56 p-2',
    children: (
      <>
        <SidebarGroup label="Товары">
          <SidebarLink icon={<Boxes />} label="Каталог" href="#catalogue" isCurrent />
          <SidebarLink
            icon={<Star />}
            label="Отзывы"
            href="#reviews"
            end={<span className="ms-auto text-xs">12</span>}
          />
        </SidebarGroup>
        <SidebarGroup>
          <SidebarLink icon={<ClipboardList />} label="Журнал" href="#log" />
        </SidebarGroup>
      </>
    ),
  },
} satisfies Meta<typeof Sidebar>
type Story = StoryObj<typeof Sidebar>

export const Wide: Story = { name: 'С именами' }

export const Narrow: Story = { name: 'Только знаки', args: { isNarrow: true, className: 'w-14 p-2' } }
