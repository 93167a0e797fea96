import type { Meta, StoryObj } from '@storybook/react-vite'
import { on } from '#test/backend.ts'
import { Screen } from '#test/screen.tsx'

export default {
  title: 'Вход',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
  },
  args: { as: 'guest' },
} satisfies Meta<typeof Screen>

type Story = StoryObj<typeof Screen>

export const Login: Story = { name: 'Вход', args: { address: '/auth/login' } }
export const Forgotten: Story = { name: 'Забытый пароль', args: { address: '/auth/forgor' } }
export const NewPassword: Story = { name: 'Новый пароль', args: { address: '/auth/change-password/hash' } }
export const MapTest: Story = {
  name: 'Проверка карт',
  args: { address: '/auth/map-test', handlers: [on.system.maps({ script: null })] },
}
export const NotFound: Story = { name: 'Страница не найдена', args: { address: '/auth/nowhere' } }
