import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { createStream } from '#test/stream.ts'
import { product } from './sample.ts'

const handlers = [
  on.search.find({ items: [] }),
  on.products.view(product),
  on.products.attributes({ items: [] }),
  on.productOffers.list({
    items: [],
    meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
  }),
]
const edit = page.getByRole('button', { name: 'Изменить: Упаковка и учёт' })
const weight = page.getByLabelText('Вес, г')

test('R4: one card of a product turns into its fields, and what was saved is read in its place', async () => {
  const { sent, address } = await openPanel('/products/1001', {
    handlers: [on.products.update({ ...product, weight_g: 518, version: 4 }), ...handlers],
  })
  await edit.click()
  await expect.element(weight).toHaveFocus()
  await expect.element(page.getByText('Изменений пока нет')).toBeVisible()
  // The other cards stay as they are read.
  await expect.element(page.getByRole('heading', { name: 'Основное' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Изменить: / }).elements()).toHaveLength(0)
  await weight.fill('518')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('518')).toBeVisible()
  await expect.element(edit).toHaveFocus()
  expect(await sent('PUT', '/1001')).toEqual([{ weight_g: 518 }])
  expect(address()).toBe('/products/1001')
})

async function goTo(words: string) {
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Поиск и переход' }).fill(words)
  await expect.element(page.getByRole('group', { name: 'Поля записи' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
}

test('R4: the palette leads to a field of a card by its name, where it is read and where it is edited', async () => {
  await openPanel('/products/1001', { handlers })
  await expect.element(edit).toBeVisible()
  await goTo('кратность')
  await expect.poll(() => document.activeElement?.id).toBe('pack_qty')
  await goTo('вес')
  await expect.element(weight).toHaveFocus()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('P6: the palette names no field that its user may not change', async () => {
  await openPanel('/products/1001', { as: ['product.index', 'product.view'], handlers })
  await expect.element(page.getByText('340')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Поиск и переход' }).fill('вес')
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
})

test('Escape leaves a card without changes; with changes it stays, and the bar discards them', async () => {
  await openPanel('/products/1001', { handlers })
  await edit.click()
  await expect.element(weight).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(edit).toHaveFocus()
  await edit.click()
  await weight.fill('518')
  await userEvent.keyboard('{Escape}')
  await expect.element(weight).toHaveValue('518')
  await page.getByRole('button', { name: 'Отменить изменения' }).click()
  await expect.element(page.getByText('340')).toBeVisible()
})

test('P6: without the right to change products no card has a button to edit it', async () => {
  await openPanel('/products/1001', { as: ['product.index', 'product.view'], handlers })
  await expect.element(page.getByRole('heading', { name: 'Основное' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Изменить: / }).elements()).toHaveLength(0)
})

test('A card that is edited stays open when its title changes with the record', async () => {
  const { handler, send } = createStream()
  const { answer } = await openPanel('/products/1001', { handlers: [handler, ...handlers] })
  await page.getByRole('button', { name: 'Изменить: Применяемость (0)' }).click()
  await expect.element(page.getByText('Изменений пока нет')).toBeVisible()
  const fit = { car_model_id: 3, car_model: { id: 3, label: 'LADA Vesta' }, year_from: null, year_to: null, note: null }
  answer(on.products.view({ ...product, applicability: [fit], version: 4 }))
  await send({ entity: 'product', ids: [1001], by: { id: 1, label: 'Я' } })
  await expect.element(page.getByText('1 модели')).toBeVisible()
  await expect.element(page.getByText('Изменений пока нет')).toBeVisible()
})

test('R4: a card says what is left to fill in, and shows a photo again only among others', async () => {
  const images = product.images.slice(0, 1)
  await openPanel('/products/1001', {
    handlers: [on.products.view({ ...product, images, description: null, crosses: [], oem_numbers: [] }), ...handlers],
  })
  await expect.element(page.getByText(/^осталось: описание, кроссы/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Осталось заполнить' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Фото' })).not.toBeInTheDocument()
})
