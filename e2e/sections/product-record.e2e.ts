import type { Locator, Page } from '@playwright/test'
import { baseURL, unique, type Api } from '../support/api.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'
import { press } from '../support/keys.ts'

// The browser logs refusals as errors; these cause messages at fields, and the merge.
test.use({ refusals: [412, 422] })

const GOLDEN = 1001
const save = (page: Page) => page.getByRole('button', { name: /^(Создать|Сохранить)$/ })
const saved = (page: Page) => expect(toasts(page).getByText('Сохранено', { exact: true })).toBeVisible()

async function pick(page: Page, control: Locator, name: string) {
  await control.click()
  await control.fill(name)
  await page.getByRole('option', { name }).first().click()
}

/** A draft of this test in the golden card's category. */
async function newProduct(api: Api, more: Partial<Parameters<Api['products']['create']>[0]> = {}) {
  const { category_id } = await api.products.view({ id: GOLDEN })
  const article = `E2E ${unique()}`
  return api.products.create({
    name: `Фильтр ${article}`,
    article,
    brand_id: 12,
    category_id,
    weight_g: 300,
    length_mm: 90,
    width_mm: 90,
    height_mm: 80,
    vat_rate: '22',
    ...more,
  })
}

test('R4: a card is edited where it is read, over a change that another person has made meanwhile', async ({
  page,
  admin,
}) => {
  const { id, version } = await newProduct(admin)
  await page.goto(`/products/${id}`)
  await page.getByRole('button', { name: 'Изменить: Упаковка и учёт' }).click()
  await expect(page.getByLabel('Вес, г')).toBeFocused()
  await page.getByLabel('Вес, г').fill('518')
  await admin.products.update({ id, version, description: 'Описание' })
  await save(page).click()
  await saved(page)
  await expect(page.getByText('Описание', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Изменить: Упаковка и учёт' })).toBeFocused()
  expect(await admin.products.view({ id })).toMatchObject({ weight_g: 518, description: 'Описание' })
})

test('errors of a new product appear at its fields and in the toast; once corrected, it is saved', async ({ page }) => {
  const article = `N ${unique()}`
  await page.goto('/products/edit/new')
  await page.getByLabel('Название').fill('Фильтр масляный')
  await pick(page, page.getByLabel('Бренд', { exact: true }), 'MANN-FILTER')
  await page.getByLabel('Артикул', { exact: true }).fill('w-914/2')
  await pick(page, page.getByLabel('Категория'), 'Масляные фильтры')
  // The category has a height of its own; the parcel's field is below.
  for (const field of ['Вес, г', 'Длина, мм', 'Ширина, мм', 'Высота, мм'])
    await page.getByLabel(field).last().fill('90')
  await page.getByRole('button', { name: 'Добавить штрихкод' }).click()
  await page.getByLabel('Штрихкод 1').fill('4006381333932')
  await expect(page.getByLabel('Штрихкод 1')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Штрихкод 1').fill('4006381333931')
  await save(page).click()
  await expect(toasts(page).getByText(/Товар с таким брендом и артикулом уже есть/)).toBeVisible()
  await expect(page.getByLabel('Артикул', { exact: true })).toHaveAccessibleDescription(/уже есть/)

  await page.getByLabel('Артикул', { exact: true }).fill(article)
  // The toast of the refusal may cover the button.
  await page.keyboard.press('Control+S')
  await expect(page).toHaveURL(/\/products\/\d+$/)
  await expect(heading(page, 'Фильтр масляный')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отправить на модерацию' })).toBeVisible()
})

test.describe('as a seller', () => {
  test.use({ as: 'merchant1' })

  test('an active card stays unchanged, a badge links to its pending changes, and a second edit replaces the first', async ({
    page,
    admin,
  }) => {
    const before = await admin.products.view({ id: GOLDEN })
    await page.goto(`/products/edit/${GOLDEN}`)
    await expect(page.getByText(/изменения уйдут на модерацию|заменит прежнюю заявку/)).toBeVisible()
    await page.getByLabel('Описание').fill(`Первая правка ${unique()}`)
    await save(page).click()
    await expect(toasts(page).getByText('Изменения отправлены на модерацию')).toBeVisible()
    await expect(page.getByText('Изменения на модерации')).toBeVisible()
    const first = await admin.products.view({ id: GOLDEN })
    expect(first.description).toBe(before.description)

    await page.reload()
    const text = `Вторая правка ${unique()}`
    await page.getByLabel('Описание').fill(text)
    await save(page).click()
    await expect(toasts(page).getByText('Изменения отправлены на модерацию')).toBeVisible()
    const { pending_moderation_id } = await admin.products.view({ id: GOLDEN })
    const request = await admin.moderation.view({ id: pending_moderation_id ?? 0 })
    expect(JSON.stringify(request)).toContain(text)
  })
})

test('a price nine times higher waits off sale, until it is confirmed with a comment', async ({ page, admin }) => {
  const { items } = await admin.productOffers.list({ product_id: [GOLDEN], per_page: 100, sort: ['price_kopecks'] })
  const offer = items.find(
    (item) => item.status === 'active' && !item.price_quarantine && item.old_price_kopecks === null,
  )
  expect(offer).toBeDefined()
  if (!offer) return
  await page.goto(`/products/${GOLDEN}?tab=offers`)
  const sheet = page.getByRole('grid', { name: 'Цены и сроки' })
  const row = sheet.getByRole('row', { name: new RegExp(offer.seller_sku) })
  await row.getByRole('gridcell').nth(1).click()
  await page.keyboard.type(String((offer.price_kopecks * 9) / 100))
  await page.keyboard.press('Enter')
  await save(page).click()
  await expect(toasts(page).getByText(/слишком далека от прежней/)).toBeVisible()
  const line = page.getByRole('table', { name: 'Предложения' }).getByRole('row', { name: new RegExp(offer.seller_sku) })
  await line.getByRole('button', { name: 'Цена на проверке' }).click()
  await page.getByRole('menuitem', { name: 'Подтвердить цену' }).click()
  await page.getByRole('button', { name: 'Подтвердить цену' }).click()
  await expect(page.getByText('Напишите комментарий')).toBeVisible()
  await page.getByLabel('Комментарий').fill('Цена поставщика выросла')
  await page.getByRole('button', { name: 'Подтвердить цену' }).click()
  await expect(line.getByRole('button', { name: 'В продаже' })).toBeVisible()
  const after = await admin.productOffers.view({ id: offer.id })
  expect(after).toMatchObject({ price_quarantine: false, price_kopecks: offer.price_kopecks * 9, status: 'active' })
  const log = await admin.auditLog.list({ entity: ['product-offer'], entity_id: offer.id })
  expect(log.items[0]).toMatchObject({ event: 'status_changed' })
})

test('R4: a product is found, opened and changed by the keyboard alone', async ({ page, admin }) => {
  const { id } = await newProduct(admin)
  await page.goto(`/products/${id}`)
  await press(page, page.getByRole('link', { name: 'Изменить' }))
  await expect(heading(page, /Фильтр/)).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Добавить штрихкод' }))
  await press(page, page.getByLabel('Штрихкод 1'), '4')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('4006381333931')
  await page.keyboard.press('Control+S')
  await saved(page)
  expect((await admin.products.view({ id })).barcodes).toEqual(['4006381333931'])
})

test('R4: changes of different fields by two editors merge, a conflict in one field asks', async ({ page, admin }) => {
  const { id, version } = await newProduct(admin)
  await page.goto(`/products/edit/${id}`)
  await page.getByLabel('Описание').fill('Моё описание')
  const updated = await admin.products.update({ id, version, weight_g: 555 })
  await save(page).click()
  await saved(page)
  await expect(page.getByLabel('Вес, г')).toHaveValue('555')

  await page.getByLabel('Название').fill('Моё название')
  const now = await admin.products.view({ id })
  await admin.products.update({ id, version: now.version, name: 'Чужое название' })
  // The toast of the first save may cover the button.
  await page.keyboard.press('Control+S')
  const dialog = page.getByRole('dialog', { name: 'Вы изменили эту запись в другой вкладке' })
  await expect(dialog).toContainText(`Было: ${updated.name}`)
  await dialog.getByLabel('Сейчас: Чужое название').check()
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await admin.products.view({ id })).toMatchObject({ name: 'Чужое название', description: 'Моё описание' })
})

test('R4: nothing typed is lost by a refusal or a reload', async ({ page, admin }) => {
  const { id } = await newProduct(admin)
  await page.goto(`/products/edit/${id}`)
  await page.getByLabel('Описание').fill('Долгий текст')
  await page.getByLabel('Артикул', { exact: true }).fill('W 914/2')
  await save(page).click()
  await expect(toasts(page).getByText(/уже есть/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
  await expect(page.getByLabel('Описание')).toHaveValue('Долгий текст')
  await expect(page.getByLabel('Артикул', { exact: true })).toHaveValue('W 914/2')
})

test('R4: photos are uploaded, put into order by the keyboard, and the first is shown in the list', async ({
  page,
  admin,
}) => {
  const { id, article } = await newProduct(admin)
  await page.goto(`/products/edit/${id}`)
  const photos = page.getByRole('group', { name: 'Фото' })
  const choose = photos.locator('input[type=file]')
  const picture = { name: 'front.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await choose.setInputFiles([
    picture,
    { ...picture, name: 'side.png', buffer: await page.getByRole('main').screenshot() },
  ])
  await choose.setInputFiles({ ...picture, name: 'letter.png', buffer: Buffer.from('not a picture') })
  const tile = (name: string) => photos.getByRole('listitem').filter({ hasText: name })
  await expect(tile('letter.png').getByRole('alert')).toBeVisible()
  await tile('letter.png').getByRole('button', { name: 'Убрать' }).click()
  await expect(photos.getByRole('progressbar')).toHaveCount(0)
  await press(page, tile('side.png').getByRole('button', { name: 'Переместить ближе к началу' }))
  await expect(photos.getByRole('listitem').first()).toContainText('side.png')
  await page.keyboard.press('Control+S')
  await saved(page)

  await page.reload()
  await expect(photos.getByRole('listitem')).toHaveCount(2)
  await expect(photos.getByRole('listitem').first()).toContainText('side')
  const { image_url } = (await admin.products.list({ q: article })).items[0] ?? {}
  await page.goto(`/products?q=${encodeURIComponent(article)}`)
  const thumbnail = page.getByRole('row').filter({ hasText: article }).locator('img')
  await expect(thumbnail).toHaveAttribute('src', String(image_url).replace('.webp', '-160.webp'))
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test.describe('without the right to change', () => {
  test.use({ as: 'viewer' })

  test('R4: a card is read: no «Изменить», no sheet to type into, a form without «Сохранить»', async ({ page }) => {
    await page.goto(`${baseURL}/products/${GOLDEN}?tab=offers`)
    await expect(page.getByRole('table', { name: 'Предложения' })).toBeVisible()
    await expect(page.getByRole('grid')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Изменить' })).toHaveCount(0)
    await page.goto(`/products/edit/${GOLDEN}`)
    await expect(page.getByLabel('Название')).toHaveAttribute('readonly')
    await expect(page.getByRole('button', { name: 'Добавить штрихкод' })).toHaveCount(0)
  })
})

test('On a phone the primary action of a record stands at the foot, and the end of the page above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/products/1001')
  const primary = page.getByRole('link', { name: 'Изменить', exact: true })
  await expect(primary).toBeInViewport({ ratio: 1 })
  const bar = await primary.boundingBox()
  expect(bar?.y).toBeGreaterThan(740 - 56)
  const end = page.getByText(/изменена/).last()
  await end.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const text = await end.boundingBox()
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(740 - 56)
})
