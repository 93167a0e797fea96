import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { ContextMenu, ContextMenuItem, ContextMenuSeparator } from './context-menu.tsx'

export default {
  title: 'Навигация/ContextMenu',
  subcomponents: { ContextMenu, ContextMenuItem, ContextMenuSeparator },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Действия с тем, что под указателем: правая кнопка, долгое касание или Shift+F10.',
      access: {
        focus: 'в меню, когда открыто; потом возвращается',
        role: 'menu из menuitem',
        give: 'элемент, который получает фокус, внутри',
      },
      keys: { 'Shift+F10': 'открывает', '↑ ↓': 'соседнее действие', Enter: 'выполняет', Esc: 'закрывает' },
      do: ['Каждое действие есть и в другом месте'],
      dont: ['Не единственное место действия: есть DropdownMenu'],
    } satisfies Guide,
  },
  component: ContextMenu,
  args: {
    children: (
      <div className="grid h-32 place-items-center rounded-xl border border-dashed border-frame">Заказ 1205</div>
    ),
    menu: (
      <>
        <ContextMenuItem>Скопировать номер</ContextMenuItem>
        <ContextMenuItem disabled>Отгрузить</ContextMenuItem>
        <ContextMenuSeparator />
        <ContextMenuItem variant="danger">Отменить заказ</ContextMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof ContextMenu>
type Story = StoryObj<typeof ContextMenu>

export const Closed: Story = { name: 'Закрыто' }

export const Open: Story = {
  name: 'Открыто',
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.contextMenu(canvas.getByText('Заказ 1205'), { clientX: 80, clientY: 60 })
    await expect(canvasElement.ownerDocument.querySelector('[role=menu]')).toBeVisible()
  },
}
