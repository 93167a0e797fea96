import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { AppShell } from './app-shell.tsx'
import { Sidebar, SidebarGroup, SidebarLink } from './sidebar.tsx'

const RouterLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a data-router {...props}>
    {children}
  </a>
)

const shell = (isNarrow: boolean) => (
  <AppShell
    skipLabel="К содержимому"
    isNarrow={isNarrow}
    bar={<button type="button">Открыть меню</button>}
    side={
      <Sidebar label="Меню" isNarrow={isNarrow}>
        <SidebarGroup label="Товары">
          <SidebarLink icon={<svg />} label="Каталог" href="#catalogue" isCurrent />
          <SidebarLink icon={<svg />} label="Отзывы" href="#reviews" render={<RouterLink />} />
        </SidebarGroup>
      </Sidebar>
    }
  >
    <button type="button">Создать</button>
  </AppShell>
)

test('the first stop of Tab leads past the navigation to the page', async () => {
  await page.viewport(1000, 700)
  const screen = await render(shell(false))
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'К содержимому' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Создать' })).toHaveFocus()
})

test('the page that is open is marked, and a link may be one of a router', async () => {
  await page.viewport(1000, 700)
  const screen = await render(shell(false))
  await expect.element(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('aria-current', 'page')
  const other = screen.getByRole('link', { name: 'Отзывы' })
  await expect.element(other).toHaveAttribute('data-router')
  await expect.element(other).toHaveAttribute('href', '#reviews')
  await expect.element(screen.getByRole('list', { name: 'Товары' })).toBeInTheDocument()
})

test('a narrow rail shows icons, whose names are tooltips and are read', async () => {
  await page.viewport(1000, 700)
  const screen = await render(shell(true))
  await expect.element(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('title', 'Каталог')
})

test('a narrow window has a bar in place of the rail', async () => {
  await page.viewport(360, 700)
  const screen = await render(shell(false))
  await expect.element(screen.getByRole('button', { name: 'Открыть меню' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Меню' })).not.toBeInTheDocument()
})
