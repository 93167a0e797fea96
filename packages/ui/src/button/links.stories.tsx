import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { ButtonLink } from './button-link.tsx'
import { TextLink } from './text-link.tsx'

export default { title: 'links' } satisfies Meta

function RouterLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  )
}

export const Links: StoryObj = {
  render: () => (
    <div className="flex flex-col items-start gap-3">
      <p>
        Подробности — в <TextLink href="#log">журнале изменений</TextLink>.
      </p>
      <ButtonLink variant="primary" href="#catalog">
        Перейти в каталог
      </ButtonLink>
      <ButtonLink render={<RouterLink to="/users/new" />}>Добавить пользователя</ButtonLink>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Добавить пользователя' })).toHaveAttribute('href', '#/users/new')
  },
}
