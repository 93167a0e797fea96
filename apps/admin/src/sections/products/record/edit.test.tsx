import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { offer } from '#test/sample-offers.ts'
import { product } from './sample.ts'

const line = { id: 12, label: 'MANN-FILTER', hint: null, is_active: true }
const meta = { total: 2, total_is_exact: true, page: 1, per_page: 100 as const, page_count: 1 }
const noReviews = on.reviews.list({ items: [], meta: { ...meta, total: 0 } })

test('R4: the first photo is the main one: their order is saved as it is put', async () => {
  const { sent } = await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.products.update({ ...product, image_ids: [8, 7, 9], version: 4 }),
      on.brands.options({ items: [line] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Переместить ближе к концу: «front.webp»' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/1001')).toEqual([{ image_ids: [8, 7, 9] }])
})

test('a weight that is no whole number is refused by name, and stays as it was typed', async () => {
  const { requests } = await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.brands.options({ items: [line] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  const weight = page.getByLabelText(/^Вес/)
  await weight.fill('1,5')
  await expect.element(weight).toHaveAccessibleDescription('Нужно целое число, без запятой и точки')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .element(page.getByRole('group', { name: 'Исправьте 1 поле' }).getByRole('link', { name: /^Вес/ }))
    .toBeVisible()
  await expect.element(weight).toHaveValue('1,5')
  expect(requests.some(({ method, url }) => method === 'PUT' && url.endsWith('/1001'))).toBe(false)
})

test('a photo that did not arrive stays in the form, and the form is not saved without it', async () => {
  const { requests } = await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.files.create({
        error: { status: 422, message: 'Проверьте форму', details: { file: ['Файл: изображение повреждено'] } },
      }),
      on.brands.options({ items: [line] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  const photos = page.getByRole('list', { name: 'Фото' })
  await expect.element(photos).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, new File(['x'], 'broken.png', { type: 'image/png' }))
  await expect.element(page.getByText('Файл: изображение повреждено')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Повторить загрузку/ })).not.toBeInTheDocument()
  await page.getByLabelText('Название').fill('Фильтр')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('group', { name: /Исправьте/ })).toBeVisible()
  await expect.element(page.getByText(/не загружено: 1 файл — повторите или уберите/)).toBeVisible()
  expect(requests.some(({ method, url }) => method === 'PUT' && url.endsWith('/1001'))).toBe(false)
})

test('the product that has the same brand and article already is one click away from the error', async () => {
  await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.products.update({
        error: {
          status: 422,
          message: 'Проверьте форму',
          details: { article: ['Товар с таким брендом и артикулом уже есть: № 1002'] },
        },
      }),
      on.brands.options({ items: [line] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  await page.getByLabelText('Артикул').fill('W 914/3')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .element(page.getByRole('link', { name: '№ 1002', exact: true }))
    .toHaveAttribute('href', '/products/1002')
})

test('more crosses than a card may have are pasted whole, and refused by the limit', async () => {
  const { requests } = await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view({ ...product, crosses: [] }),
      on.products.attributes({ items: [] }),
      on.brands.options({ items: [{ ...line, label: 'Bosch' }] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Вставить списком' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(Array.from({ length: 201 }, (_, index) => `Bosch;F ${index}`).join('\n'))
  await dialog.getByRole('button', { name: /201/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByRole('group', { name: /Исправьте/ })).toBeVisible()
  await expect.element(page.getByText(/не более 200/)).toBeVisible()
  expect(requests.some(({ method, url }) => method === 'PUT' && url.endsWith('/1001'))).toBe(false)
})

test('pasted crosses that cannot be read stay in the dialog, and are named', async () => {
  await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view({ ...product, crosses: [] }),
      on.products.attributes({ items: [] }),
      on.brands.options({ items: [{ ...line, label: 'Bosch' }] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Вставить списком' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Bosch;F 026\nпросто текст\nBosch;F 027')
  await expect.element(dialog).toMatchTextContent(/Не разобрана строка «просто текст»/)
  await dialog.getByRole('button', { name: 'Добавить 2 строки' }).click()

  await expect.element(dialog.getByRole('textbox')).toHaveValue('просто текст')
})

test('a new line of barcodes takes the focus', async () => {
  await openPanel('/products/edit/1001', {
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.brands.options({ items: [line] }),
      on.companies.options({ items: [] }),
      on.categories.options({ items: [{ ...line, id: 41, label: 'Масляные фильтры' }] }),
      on.carBrands.options({ items: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Добавить штрихкод' }).click()
  await userEvent.keyboard('4607001')
  await expect.element(page.getByLabelText(/^Штрихкод 1/)).toHaveValue('4607001')
})

test('the tab of offers counts only the offers that the user may see', async () => {
  await openPanel('/products/1001', {
    as: 'merchant',
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.productOffers.list({ items: [offer, { ...offer, id: offer.id + 1 }], meta }),
      noReviews,
    ],
  })
  await expect.element(page.getByRole('link', { name: 'Предложения 2' })).toBeVisible()
})

test("a seller's new card has no author to choose, and its page the step to moderation", async () => {
  const draft = { ...product, status: 'draft', company_id: 1, company: { id: 1, label: 'Автодеталь' } } as const
  const [role] = createTestUser(['product.view', 'product.create', 'product.update', 'product.statusChange']).roles
  const seller = createTestUser('merchant', { roles: role ? [{ ...role, scope: 'own' }] : [] })
  const step = {
    status: 'on_moderation',
    label: 'На модерации',
    requires_reason: false,
    requires_comment: false,
    reason_operation: null,
  } as const
  const { router } = await openPanel('/products/edit/new', {
    as: seller,
    handlers: [
      on.products.view({ ...draft, available_statuses: [step] }),
      on.products.attributes({ items: [] }),
      on.productOffers.list({ items: [], meta: { ...meta, total: 0 } }),
      on.brands.options({ items: [line] }),
      on.carBrands.options({ items: [] }),
      on.categories.options({ items: [] }),
      noReviews,
    ],
  })
  await expect.element(page.getByLabelText('Артикул')).toBeVisible()
  expect(page.getByLabelText('Автор карточки').query()).toBeNull()
  await router.navigate('/products/1001')
  await expect.element(page.getByRole('button', { name: 'Отправить на модерацию' })).toBeVisible()
})
