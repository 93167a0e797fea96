import type { Meta, StoryObj } from '@storybook/react-vite'
import Boxes from 'lucide-react/icons/boxes'
import Menu from 'lucide-react/icons/menu'
import { IconButton } from '#button/icon-button.tsx'
import { PageHeader } from '#page/page-header.tsx'
import type { Guide } from '#test/guide.ts'
import { AppShell } from './app-shell.tsx'
import { Sidebar, SidebarGroup, SidebarLink } from './sidebar.tsx'

export default {
  title: 'Навигация/AppShell',
  parameters: {
    layout: 'fullscreen',
    guide: {
      status: 'draft',
      use: 'Рамка приложения: рельс рядом со страницей, на узком экране — строка над ней.',
      access: {
        focus: 'сначала ссылка к содержимому',
        role: 'main с ссылкой к нему',
        give: 'skipLabel; navigation с именем в side',
      },
      keys: { Tab: 'первая ссылка ведёт к содержимому' },
      do: ['Строка узкого экрана открывает то же меню в Drawer'],
      dont: ['Не вкладывайте рамку в рамку'],
    } satisfies Guide,
  },
  component: AppShell,
  args: {
    skipLabel: 'К содержимому',
    side: (
      <Sidebar label="Меню" className="p-2">
        <SidebarGroup>
          <SidebarLink icon={<Boxes />} label="Каталог" href="#catalogue" isCurrent />
        </SidebarGroup>
      </Sidebar>
    ),
    bar: (
      <>
        <IconButton label="Открыть меню">
          <Menu aria-hidden />
        </IconButton>
        Магазин
      </>
    ),
    children: <PageHeader className="p-6" heading="Каталог" />,
  },
} satisfies Meta<typeof AppShell>
type Story = StoryObj<typeof AppShell>

export const Wide: Story = { name: 'Рельс' }

export const Narrow: Story = { name: 'Узкий рельс', args: { isNarrow: true, side: <Boxes className="m-4 size-6" /> } }

export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'w360' } } }
