import type { Meta, StoryObj } from '@storybook/react-vite'
import { on } from '#test/backend.ts'
import { Screen } from '#test/screen.tsx'
import { lines, meta, other, row, user } from '#test/sample-users.ts'

export default {
  title: 'Пользователи',
  component: Screen,
  // Screens share one client, so a page shows only one of them.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
} satisfies Meta<typeof Screen>

type Story = StoryObj<typeof Screen>

const page = { ...meta, total: 3 }
const blocked = {
  ...row,
  id: 7,
  last_name: 'Зуев',
  first_name: 'Кирилл',
  status: 'blocked' as const,
  last_login_at: null,
}

export const List: Story = {
  name: 'Список',
  args: { address: '/users', handlers: [on.users.list({ items: [row, other, blocked], meta: page }), ...lines] },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    address: '/users?q=нет таких',
    handlers: [on.users.list({ items: [], meta: { ...meta, total: 0 } }), ...lines],
  },
}

export const Failed: Story = {
  name: 'Список не загрузился',
  args: { address: '/users', handlers: [on.users.list({ error: { status: 503 } }), ...lines] },
}

export const Edit: Story = {
  name: 'Карточка',
  args: { address: '/users/edit/5', handlers: [on.users.view(user), ...lines] },
}

export const ReadOnly: Story = {
  name: 'Только просмотр',
  args: { address: '/users/edit/5', as: ['user', 'user.view'], handlers: [on.users.view(user), ...lines] },
}

export const Create: Story = {
  name: 'Новый пользователь',
  args: { address: '/users/edit/new', handlers: lines },
}
