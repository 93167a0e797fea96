import { readFile } from 'node:fs/promises'
import { apiAs } from '../support/api.ts'
import { expect, test, toasts } from '../support/fixtures.ts'

const MANY = 30

test.describe('A seller of one company', () => {
  test.use({ as: 'merchant1' })

  test('R4: thirty prices are pasted over many cards, one Ctrl+Z takes them back, bad ones are marked, good ones saved', async ({
    page,
  }) => {
    const merchant = await apiAs('merchant1@example.com')
    await page.goto('/products/offers?status=active&price_quarantine=false&sort=seller_sku&per_page=50&show=sheet')
    const sheet = page.getByRole('grid', { name: 'Предложения' })
    await expect(sheet.getByRole('row')).toHaveCount(51)
    const { items } = await merchant.productOffers.list({
      status: ['active'],
      price_quarantine: false,
      sort: ['seller_sku'],
      per_page: 50,
    })
    const prices = items.slice(0, MANY).map(({ price_kopecks, old_price_kopecks }) => {
      const dearer = price_kopecks + 100
      return old_price_kopecks !== null && dearer >= old_price_kopecks ? price_kopecks - 100 : dearer
    })
    const texts = prices.map((price) => (price / 100).toFixed(2).replace('.', ','))
    const paste = async (text: string) => {
      await sheet.getByRole('row').nth(1).getByRole('gridcell').nth(1).click()
      await page.evaluate((copied) => {
        const data = new DataTransfer()
        data.setData('text/plain', copied)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
        )
      }, text)
    }
    await paste(texts.join('\n'))
    await expect(page.getByText('Не сохранено: 30 строк')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Не сохранено')).toHaveCount(0)
    await paste(['дорого', ...texts.slice(1)].join('\n'))
    await expect(page.getByText('Не сохранено: 29 строк')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Не сохранено: 29 строк')).toBeVisible()
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect(toasts(page).getByText('Сохранено')).toBeVisible()
    const { items: after } = await merchant.productOffers.list({
      status: ['active'],
      price_quarantine: false,
      sort: ['seller_sku'],
      per_page: 50,
    })
    expect(after.slice(0, MANY).map(({ price_kopecks }) => price_kopecks)).toEqual([
      items[0]?.price_kopecks,
      ...prices.slice(1),
    ])
  })

  for (const format of ['CSV', 'XLSX'])
    test(`R4: an export as ${format} is imported back unchanged without choosing a seller`, async ({ page }) => {
      // The other tests change offers on sale at the same time.
      await page.goto('/products/offers?status=disabled')
      await page.getByRole('button', { name: 'Выгрузить' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page
          .getByRole('menuitem', { name: new RegExp(format) })
          .first()
          .click(),
      ])
      const buffer = await readFile(await file.path())
      await page.getByRole('button', { name: 'Загрузить цены' }).click()
      const dialog = page.getByRole('dialog', { name: 'Цены и остатки из файла' })
      await dialog
        .getByLabel(/^Файл/)
        .setInputFiles({ name: `prices.${format.toLowerCase()}`, mimeType: 'application/octet-stream', buffer })
      await dialog.getByRole('button', { name: 'Проверить' }).click()
      const count = (name: string) => dialog.getByRole('term').filter({ hasText: name }).locator('xpath=../dd')
      await expect(count('Без изменений')).toHaveText(/[1-9]/)
      await expect(count('Новых')).toHaveText('0')
      await expect(count('Изменится')).toHaveText('0')
      await expect(count('С ошибками')).toHaveText('0')
    })

  test('R29: a row that repeats one of an earlier call of the same file is named with its line', async ({ page }) => {
    const merchant = await apiAs('merchant1@example.com')
    const { items } = await merchant.productOffers.list({ status: ['active'], price_quarantine: false })
    const [offer] = items
    if (!offer) throw new Error('No offer')
    const knownLine = `${offer.seller_sku};${offer.price_kopecks / 100}`
    const unknownLines = Array.from({ length: 500 }, (_, index) => `НЕТ-${index};100`)
    const lines = ['Артикул продавца;Цена, ₽', knownLine, ...unknownLines, knownLine]
    await page.goto('/products/offers')
    await page.getByRole('button', { name: 'Загрузить цены' }).click()
    const dialog = page.getByRole('dialog', { name: 'Цены и остатки из файла' })
    await dialog
      .getByLabel(/^Файл/)
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
    await dialog.getByRole('button', { name: 'Проверить' }).click()
    const count = (name: string) => dialog.getByRole('term').filter({ hasText: name }).locator('xpath=../dd')
    await expect(count('Без изменений')).toHaveText('1')
    await expect(count('С ошибками')).toHaveText('501')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Скачать строки с ошибками' }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('Артикул продавца: уже есть в строке 2')
  })
})

test('R24: the log distinguishes imported prices from typed ones and links to the offer', async ({ page, admin }) => {
  const { items } = await admin.productOffers.list({ company_id: [2], status: ['active'], price_quarantine: false })
  const [offer] = items
  if (!offer) throw new Error('No offer')
  const price = offer.price_kopecks - 100
  const lines = ['Продавец;Артикул продавца;Цена, ₽', `${offer.company.label};${offer.seller_sku};${price / 100}`]
  await page.goto('/products/offers')
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog', { name: 'Цены и остатки из файла' })
  await dialog
    .getByLabel(/^Файл/)
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await dialog.getByRole('button', { name: 'Загрузить 1 строку' }).click()
  await expect(dialog.getByText('Изменено 1, пропущено 0, с ошибками 0')).toBeVisible()
  const log = await admin.auditLog.list({ entity: ['product-offer'], entity_id: offer.id })
  expect(log.items[0]).toMatchObject({ source: 'import', event: 'updated' })
  await page.goto(`/log/${log.items[0]?.id}`)
  await page.getByRole('link', { name: offer.seller_sku }).first().click()
  await expect(page.getByRole('table', { name: 'История цен' })).toBeVisible()
})
