import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { ButtonLink } from './button-link.tsx'

function RouterLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  )
}

export default {
  title: 'Действия/ButtonLink',
  component: ButtonLink,
  args: { variant: 'primary', children: 'Перейти в каталог' },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
  },
  parameters: {
    guide: {
      use: 'Переход, который выглядит как кнопка: «Добавить», «Перейти в каталог». Адрес открывается и в новой вкладке.',
      access: {
        focus: 'остановка Tab',
        role: 'link',
        give: 'href или render и текст с именем страницы',
      },
      keys: { Enter: 'открывает страницу', 'Ctrl + Enter': 'открывает её в новой вкладке' },
      do: ['Отдайте render ссылку маршрутизатора: переход пойдёт без перезагрузки'],
      dont: ['Не меняйте данные по ссылке: для этого есть Button'],
      screens: { users: 'Пользователи', products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof ButtonLink>
type Story = StoryObj<typeof ButtonLink>

export const Playground: Story = { name: 'Площадка', args: { href: '#catalog' } }

export const OfRouter: Story = {
  name: 'Ссылка маршрутизатора',
  args: { render: <RouterLink to="/users/new" />, children: 'Добавить пользователя' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Добавить пользователя' })).toHaveAttribute('href', '#/users/new')
  },
}
