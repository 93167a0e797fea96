import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { meta, other, row } from '#test/sample-users.ts'

const link = (name: string) => page.getByRole('link', { name, exact: true })

const peek = (name: string) => page.getByRole('complementary', { name })

async function openUsers() {
  const panel = await openPanel('/users', { handlers: [on.users.list({ items: [row, other], meta })] })
  await expect.element(link('Смирнова Анна')).toBeVisible()
  return panel
}

test('J and K walk along the rows of a list, X selects, Escape clears, and Enter opens', async () => {
  const { address } = await openUsers()
  await userEvent.keyboard('j')
  await expect.element(link('Белов Игорь')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link('Смирнова Анна')).toHaveFocus()
  await userEvent.keyboard('x')
  const bar = page.getByRole('toolbar', { name: 'Выбрано: 1' })
  await expect.element(bar.getByRole('button', { name: 'Снять выделение' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar).not.toBeInTheDocument()
  await userEvent.keyboard('k{Enter}')
  await expect.poll(address).toBe('/users/edit/5')
})

test('Rows that a search has taken out of sight are named in the bar of the selected ones', async () => {
  const { answer } = await openUsers()
  await userEvent.keyboard('jx')
  const bar = page.getByRole('toolbar', { name: 'Выбрано: 1' })
  await expect.element(bar).toBeVisible()
  await expect.element(bar.getByText('из них не видно')).not.toBeInTheDocument()
  answer(on.users.list({ items: [other], meta }))
  await page.getByRole('searchbox', { name: 'Поиск' }).fill('Смирнова')
  await expect.element(bar.getByText('из них не видно: 1')).toBeVisible()
})

test('Space looks into a row beside the list, which goes on walking, and Escape returns to the row', async () => {
  const { address } = await openUsers()
  await userEvent.keyboard('j ')
  await expect.element(peek('Белов Игорь').getByText('merchant1@example.com').first()).toBeVisible()
  await expect.element(peek('Белов Игорь').getByText('Менеджер', { exact: true })).toBeVisible()
  await userEvent.keyboard('j')
  await expect
    .element(peek('Смирнова Анна').getByRole('link', { name: 'Открыть' }))
    .toHaveAttribute('href', '/users/edit/6')
  await expect.element(page.getByRole('row').getByRole('link', { name: 'Смирнова Анна' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(peek('Белов Игорь')).toBeVisible()
  // The list stays in use, and the focus may leave what stands beside it.
  await page.getByRole('searchbox', { name: 'Поиск' }).click()
  await expect.element(peek('Белов Игорь')).toBeVisible()
  peek('Белов Игорь').getByRole('link', { name: 'Открыть' }).element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('complementary', { name: 'Белов Игорь' })).not.toBeInTheDocument()
  await expect.element(link('Белов Игорь')).toHaveFocus()
  // The key that has opened it closes it, and changes nothing.
  await userEvent.keyboard('  ')
  await expect.element(peek('Белов Игорь')).not.toBeInTheDocument()
  expect(address()).toBe('/users')
})

test('A button looks into the row under the mouse, and its cross looks away', async () => {
  const { address } = await openUsers()
  const button = page.getByRole('button', { name: 'Заглянуть: Смирнова Анна' })
  await button.click()
  await expect.element(peek('Смирнова Анна')).toBeVisible()
  await page.getByRole('button', { name: 'Закрыть' }).click()
  await expect.element(peek('Смирнова Анна')).not.toBeInTheDocument()
  expect(address()).toBe('/users')
})

test('On a phone no button looks into a row, since a tap opens its record', async () => {
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  await openUsers()
  await expect.element(page.getByRole('link', { name: 'Смирнова Анна' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Заглянуть/ })).not.toBeInTheDocument()
})

test('A key that is typed into a field is text, and Space on a box is its own', async () => {
  await openUsers()
  await page.getByRole('searchbox', { name: 'Поиск' }).click()
  await userEvent.keyboard('jx ')
  await expect.element(page.getByRole('searchbox', { name: 'Поиск' })).toHaveValue('jx ')
  await expect.element(page.getByRole('complementary', { name: /Смирнова|Белов/ })).not.toBeInTheDocument()
})

const places = () =>
  page
    .getByRole('main')
    .getByRole('cell')
    .elements()
    .map((cell) => cell.getBoundingClientRect())
    .map(({ x, y, width }) => [x, y, width].map(Math.round).join())

test('What is looked at moves nothing in the list, and a button beside it looks into another row', async () => {
  await openUsers()
  const before = places()
  await userEvent.keyboard('j ')
  await expect.element(peek('Белов Игорь')).toBeVisible()
  expect(places()).toEqual(before)
  await page.getByRole('button', { name: 'Заглянуть: Смирнова Анна' }).click()
  await expect.element(peek('Смирнова Анна')).toBeVisible()
})
