import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from './dropdown-menu.tsx'
import { IconButton } from '#button/icon-button.tsx'
import { Popover } from './popover.tsx'
import { Tooltip } from './tooltip.tsx'

export default { title: 'menus' } satisfies Meta
type Story = StoryObj

const edit = fn()

function Actions() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'system'>('system')
  return (
    <DropdownMenu
      align="start"
      trigger={
        <IconButton label="Действия">
          <MoreHorizontal aria-hidden />
        </IconButton>
      }
    >
      <MenuItem onSelect={edit}>
        <Pencil aria-hidden />
        Изменить
      </MenuItem>
      <MenuItem>
        <Copy aria-hidden />
        Скопировать ссылку
      </MenuItem>
      <MenuSeparator />
      <MenuChoice
        label="Тема"
        value={theme}
        onValueChange={setTheme}
        options={[
          { value: 'light', label: 'Светлая' },
          { value: 'dark', label: 'Тёмная' },
          { value: 'system', label: 'Как в системе' },
        ]}
      />
      <MenuSeparator />
      <MenuItem disabled hint="Нужно право role.delete; его даёт роль «Администратор доступа»">
        <Trash2 aria-hidden />
        Удалить
      </MenuItem>
    </DropdownMenu>
  )
}

export const Menu: Story = {
  render: () => <Actions />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Действия' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Изменить' })
    await userEvent.keyboard('{Enter}')
    await expect(edit).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const OpenMenu: Story = {
  render: () => <Actions />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }))
    await screen.findByRole('menu')
  },
}

export const Panel: Story = {
  render: () => (
    <Popover label="Кто это может" align="start" open trigger={<Button>Кто это может?</Button>}>
      <p>Право «Удаление ролей» есть у ролей «Администратор» и «Администратор доступа».</p>
    </Popover>
  ),
}

export const Note: Story = {
  render: () => (
    <div className="p-12">
      <Tooltip text="Нужно право order.statusChange. Его даёт роль «Старший менеджер по заказам».">
        <Button aria-disabled>Сменить статус</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Нужно право order.statusChange')
  },
}
