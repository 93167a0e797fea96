import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from './dropdown-menu.tsx'
import { IconButton } from '#button/icon-button.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Действия/DropdownMenu',
  parameters: {
    guide: {
      use: 'Действия, которые нужны реже главного: до восьми, по группам.',
      access: {
        focus: 'кнопка; в меню, когда открыто, потом возвращается',
        role: 'button и menu из menuitem',
        give: 'trigger с именем, текст каждому пункту',
      },
      keys: {
        'Enter, Пробел, ↓': 'открывают меню',
        '↑ ↓': 'ходят по пунктам',
        'Home, End': 'первый и последний пункт',
        Буква: 'пункт на эту букву',
        Esc: 'закрывает и возвращает фокус',
      },
      do: ['Пункт без права остаётся и говорит в hint, кто его даёт', 'Опасное — последним, после черты'],
      dont: ['Не прячьте в меню главное действие экрана', 'Не вкладывайте меню в меню'],
      screens: { users: 'Пользователи', 'products-1001': 'Товар' },
    } satisfies Guide,
  },
  component: Actions,
} satisfies Meta<typeof Actions>
type Story = StoryObj<typeof Actions>

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
  name: 'Меню',
  render: () => <Actions />,
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
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
  name: 'Открыто',
  render: () => <Actions />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }))
    await screen.findByRole('menu')
  },
}
