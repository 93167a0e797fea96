import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const tree = on.categoryTree.nodes({ items: [], tree_version: 1 })

async function linesOf(as: Parameters<typeof openPanel>[1]) {
  await openPanel('/handbooks', { ...as, handlers: [tree] })
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect.element(menu.getByRole('link', { name: 'Справочники' })).toBeVisible()
  const parts = menu.element().querySelectorAll('a, [data-slot=sidebar-heading], [data-slot=sidebar-line]')
  return [...parts].filter((part) => part.checkVisibility()).map(({ textContent }) => textContent)
}

test('N1: a line ends a group: later entries belong to no group', async () => {
  expect(await linesOf({ as: 'administrator' })).toEqual([
    'Товары',
    'Каталог',
    'Товары',
    'Заказы',
    'Заказы',
    'Продавцы',
    'Продавцы',
    'Магазины и склады',
    'Сервисные центры и ПВЗ',
    'Заявки',
    '',
    'Справочники',
    'Пользователи',
    'Роли',
    'Журнал изменений',
    'Отзывы',
  ])
})

test('N2: where a user may open one group alone, the line still ends it', async () => {
  expect(await linesOf({ as: ['category-tree.view'] })).toEqual(['Товары', 'Каталог', '', 'Справочники'])
})

test('N2: without a group there is no line', async () => {
  expect(await linesOf({ as: ['user'] })).toEqual(['Справочники', 'Пользователи'])
})

test('the menu narrows to icons and stays so: entries keep their names', async () => {
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await openPanel('/handbooks', { as: 'administrator', handlers: [tree] })
  await expect.element(menu.getByText('Товары').first()).toBeVisible()
  await page.getByRole('button', { name: 'Свернуть меню' }).click()
  await expect.element(menu.getByRole('link', { name: 'Справочники' })).toHaveAttribute('title', 'Справочники')
  expect(menu.element().getBoundingClientRect().width).toBeLessThan(60)
  expect(localStorage.getItem('rail')).toBe('narrow')
  await page.getByRole('button', { name: 'Развернуть меню' }).click()
  expect(menu.element().getBoundingClientRect().width).toBeGreaterThan(200)
})

test('The mark of the product is the current entry on the overview alone', async () => {
  const handlers = [on.overview.waiting({ items: [] }), on.overview.catalogue({ items: [] }), tree]
  await openPanel('/', { as: ['product.index'], handlers })
  const home = page.getByRole('link', { name: 'Верстак' }).first()
  await expect.element(home).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Справочники' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Справочники' })).toBeVisible()
  await expect.element(home).not.toHaveAttribute('aria-current')
})

test('On a phone the mark heads the menu too: it leads to the overview, and is marked there', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  const handlers = [on.overview.waiting({ items: [] }), on.overview.catalogue({ items: [] }), tree]
  const { address } = await openPanel('/handbooks', { as: ['product.index'], handlers })
  const open = page.getByRole('button', { name: 'Открыть меню' })
  const mark = page.getByRole('dialog').getByRole('link', { name: 'Верстак' })
  await open.click()
  await expect.element(mark).not.toHaveAttribute('aria-current')
  await mark.click()
  await expect.poll(address).toBe('/')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await open.click()
  await expect.element(mark).toHaveAttribute('aria-current', 'page')
})
