import type { Page } from '@playwright/test'
import { baseURL, unique, type Api } from '../support/api.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'
import { press } from '../support/keys.ts'

/** Separate drafts, so that the test moves no records of other tests. */
async function makeDrafts(admin: Api, count: number) {
  const tag = unique().toUpperCase()
  const { items } = await admin.products.list({ q: 'W9142' })
  const [golden] = items
  if (!golden?.brand) throw new Error('No golden card')
  const { id: brand_id } = golden.brand
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      admin.products.create({
        name: index === 0 ? `=Проба ${tag}` : `Проба ${tag} ${index}`,
        article: `${tag}-${index}`,
        brand_id,
        category_id: golden.category.id,
        weight_g: 100,
        length_mm: 10,
        width_mm: 10,
        height_mm: 10,
        vat_rate: '22',
      }),
    ),
  )
  return { tag, from: golden.category }
}

const bulk = (page: Page) => page.getByRole('toolbar')
const all = (page: Page) => page.getByRole('checkbox', { name: 'Выбрать все строки на странице' })

test('a part number is found in any spelling', async ({ page }) => {
  await page.goto('/products')
  for (const spelling of ['w9142', '914/2', 'W 914-2']) {
    await page.getByRole('searchbox').fill(spelling)
    await expect(page.getByRole('row', { name: /W 914\/2/ }).first()).toBeVisible()
  }
})

test('twenty selected products move to another category, and its export has them', async ({ page, admin }) => {
  const { tag, from } = await makeDrafts(admin, 20)
  // A seeded category: a new one would make the tree stale that other tests change.
  const target = 'Пыльники и отбойники'
  const [node] = (await admin.categoryTree.nodes({ q: target })).items
  const moved = { q: tag, category_id: [node?.id ?? 0] }
  await page.goto(`/products?q=${tag}`)
  await expect(page.getByRole('row')).toHaveCount(21)
  await all(page).check()
  await bulk(page).getByRole('button', { name: 'Перенести в категорию' }).click()
  const dialog = page.getByRole('dialog', { name: 'Перенести 20 товаров' })
  await dialog.getByRole('combobox').fill(target)
  await page.getByRole('option', { name: new RegExp(target) }).click()
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText('Изменится: 20, останется как есть: 0')).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toContainText(from.label)
  expect((await admin.products.list(moved)).meta.total).toBe(0)
  await dialog.getByRole('button', { name: 'Изменить 20 записей' }).click()
  await expect(dialog.getByText('Перенесено 20')).toBeVisible()
  expect((await admin.products.list(moved)).meta.total).toBe(20)

  const text = await (await admin.products.export({ format: 'csv', ...moved })).text()
  const [titles, ...rows] = text.trim().split('\r\n')
  expect(titles).toContain('Номер;Название;Артикул;Бренд;Категория')
  expect(rows).toHaveLength(20)
  expect(text).toContain(`'=Проба ${tag}`)

  await dialog.getByRole('button', { name: 'Отменить изменение' }).click()
  await expect(dialog.getByText('Возвращено 20')).toBeVisible()
  expect((await admin.products.list(moved)).meta.total).toBe(0)
})

test('R4: all filtered cards are archived by keyboard; the undo skips cards that have changed since', async ({
  page,
  admin,
}) => {
  const { tag } = await makeDrafts(admin, 23)
  await page.goto(`/products?q=${tag}`)
  await expect(page.getByRole('row')).toHaveCount(21)
  await press(page, all(page), 'Space')
  await press(page, page.getByRole('button', { name: 'Выбрать все 23 записи по фильтру' }))
  await expect(bulk(page).getByText('Выбрано: 23')).toBeVisible()
  await press(page, bulk(page).getByRole('button', { name: 'Статус' }))
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'В архив' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'В архив: 23 товара' })
  await press(page, dialog.getByRole('button', { name: 'Проверить' }))
  await expect(dialog.getByText('Изменится: 23, останется как есть: 0')).toBeVisible()
  await press(page, dialog.getByRole('button', { name: 'Изменить 23 записи' }))
  await expect(dialog.getByText('Изменено 23')).toBeVisible()

  const { items } = await admin.products.list({ q: tag, per_page: 50 })
  expect(items.every(({ status }) => status === 'archived')).toBe(true)
  const [touched] = items
  if (!touched) throw new Error('Nothing was archived')
  await admin.products.update({ id: touched.id, version: touched.version, weight_g: 200 })
  await press(page, dialog.getByRole('button', { name: 'Отменить изменение' }))
  await expect(dialog.getByText('Возвращено 22, пропущено 1')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toContainText(touched.name)
  await press(page, dialog.getByRole('button', { name: 'Закрыть' }).first())
  await expect(dialog).toHaveCount(0)
  expect((await admin.products.list({ q: tag, status: ['draft'] })).meta.total).toBe(22)
})

test('R27: another user can open a shared view but not change it', async ({ page, browser, sessions }) => {
  const name = `Скрытые ${unique()}`
  await page.goto('/products?status=disabled')
  await page.getByRole('button', { name: 'Виды' }).click()
  await page.getByRole('button', { name: 'Сохранить как…' }).click()
  await page.getByLabel('Название').fill(name)
  await page.getByLabel('Показывать всем').check()
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page).toHaveURL(/status=disabled&view=\d+$/)
  await expect(page.getByRole('link', { name }).or(page.getByRole('button', { name }))).toBeVisible()
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(page.getByText('Фильтры отличаются от сохранённых').first()).toBeAttached()

  const storageState = { cookies: [], origins: [{ origin: baseURL, localStorage: await sessions('content') }] }
  const otherContext = await browser.newContext({ storageState, baseURL })
  const other = await otherContext.newPage()
  await other.goto('/products')
  await other.getByRole('button', { name: 'Виды' }).click()
  const line = other.getByRole('listitem').filter({ hasText: name })
  await expect(line.getByRole('button')).toHaveCount(1)
  await line.getByRole('button').click()
  await expect(other).toHaveURL(/\/products\?status=disabled&view=\d+$/)
  await expect(heading(other, 'Товары')).toBeVisible()
  await otherContext.close()

  await page.getByRole('button', { name: 'Виды' }).click()
  await page.getByRole('button', { name: `Удалить: ${name}` }).click()
  await expect(toasts(page).getByText('Вид удалён')).toBeVisible()
})

test('R4: an old card is tied to a candidate, and its old number then leads to our card', async ({ page, admin }) => {
  const { items } = await admin.legacyProducts.list({ status: ['unmapped'], has_candidate: true })
  const [old] = items
  if (!old) throw new Error('No old card with a candidate')
  await page.goto(`/products/old?legacy_id=${old.id}`)
  await expect(page).toHaveURL(`/products/old?card=${old.id}`)
  const drawer = page.getByRole('dialog', { name: old.name })
  await drawer
    .getByRole('button', { name: /^Связать с/ })
    .first()
    .click()
  await expect(toasts(page).getByText('Запись связана')).toBeVisible()
  const { mapped_to_id } = await admin.legacyProducts.view({ id: old.id })
  await page.goto(`/products/old?legacy_id=${old.id}`)
  await expect(page).toHaveURL(`/products/${mapped_to_id}`)
})

test('R4: an import of prices starts with a dry run: errors appear by line and column, the other rows are saved', async ({
  page,
  admin,
}) => {
  const { items } = await admin.productOffers.list({ company_id: [1], per_page: 10 })
  const [offer] = items
  if (!offer) throw new Error('No offer')
  const lines = [
    'Артикул продавца;Цена, ₽;Примечание',
    `${offer.seller_sku};${offer.price_kopecks / 100 + 1};`,
    `${offer.seller_sku}-x;дорого;`,
    `E2E-${unique()};100,00;`,
  ]
  await page.goto('/products')
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog', { name: 'Цены и остатки из файла' })
  await dialog.getByRole('combobox').fill(offer.company.label)
  await page.getByRole('option', { name: offer.company.label }).first().click()
  await dialog
    .getByLabel(/^Файл/)
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await expect(dialog.getByText('Эти колонки не используются: Примечание')).toBeVisible()
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByRole('row', { name: /^3 Цена, ₽: Не удалось прочитать «дорого»/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4 Артикул продавца/ })).toBeVisible()
  await dialog.getByLabel('Пропустить строки с ошибками').check()
  await dialog.getByRole('button', { name: 'Загрузить 1 строку' }).click()
  await expect(dialog.getByText('Изменено 1, пропущено 0, с ошибками 2')).toBeVisible()
  expect((await admin.productOffers.view({ id: offer.id })).price_kopecks).toBe(offer.price_kopecks + 100)
})

test('R4: cards are imported from a file: a known one is changed, and a wrong one is named', async ({
  page,
  admin,
}) => {
  const article = `E2E-${unique()}`
  const card = { brand: 'MANN-FILTER', article, name: `Фильтр ${article}`, category: 'Масляные фильтры' }
  const measures = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80, vat_rate: '22' as const }
  expect(await admin.products.upsert({ items: [{ ...card, ...measures }] })).toMatchObject({ created: 1 })
  const lines = [
    'Бренд;Артикул;Вес, г;Кроссы',
    `Mann Filter;${article};310;Bosch | 0 451`,
    `Нет такого бренда;${article};310;`,
    `MANN-FILTER;${article}-2;310;Bosch`,
  ]
  await page.goto('/products')
  await page.getByRole('button', { name: 'Загрузить карточки' }).click()
  const dialog = page.getByRole('dialog', { name: 'Карточки из файла' })
  await dialog
    .getByLabel(/^Файл/)
    .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByRole('row', { name: /^3 Бренд: «Нет такого бренда»/ })).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^4 Кроссы: «Bosch» не прочитано/ })).toBeVisible()
  await dialog.getByLabel('Пропустить строки с ошибками').check()
  await dialog.getByRole('button', { name: 'Загрузить 1 строку' }).click()
  await expect(dialog.getByText('Изменено 1, пропущено 0, с ошибками 2')).toBeVisible()
  const { items } = await admin.products.list({ q: article })
  const [{ id } = { id: 0 }] = items
  expect(await admin.products.view({ id })).toMatchObject({ weight_g: 310, crosses: [{ article: '0 451' }] })
})
