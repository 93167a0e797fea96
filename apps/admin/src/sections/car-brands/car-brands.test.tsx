import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const times = { created_at: '2026-06-01T09:00:00Z', updated_at: '2026-06-01T09:00:00Z' }
const make: Schemas['CarBrand'] = {
  id: 3,
  name: 'LADA',
  name_ru: 'Лада',
  slug: 'lada',
  country_code: 'RU',
  logo_id: null,
  is_popular: true,
  year_from: 1966,
  year_to: null,
  tecdoc_id: null,
  position: 1,
  is_active: true,
  models_count: 1,
  ...times,
  version: 2,
}
const model: Schemas['CarModel'] = {
  id: 7,
  car_brand_id: 3,
  car_brand: { id: 3, label: 'LADA' },
  name: 'Vesta',
  name_ru: null,
  slug: 'vesta',
  body: 'sedan',
  generation: 'I',
  year_from: 2015,
  year_to: 2022,
  tecdoc_id: null,
  position: 1,
  is_active: true,
  ...times,
  version: 4,
}
const old: Schemas['LegacyCarBrand'] = {
  id: 11,
  name: 'ВАЗ (LADA)',
  status: 'unmapped',
  mapped_to: null,
  mapped_to_id: null,
  note: null,
  has_candidate: true,
  migrated_at: times.created_at,
  updated_at: times.updated_at,
  version: 1,
  models_count: 1,
  models: [{ name: '2107', year_from: 1982, year_to: 2012 }],
  payload: { country: 'RU' },
  suggestion: { name: 'ВАЗ (LADA)', country_code: 'RU' },
}
const pageOf = <Item,>(items: Item[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const ours = [
  on.carBrands.view(make),
  on.carModels.list(pageOf([model])),
  on.carModels.view(model),
  on.auditLog.list(pageOf<Schemas['AuditRow']>([])),
]

test('R14: the models of a make stand inside it, and a new one is added there', async () => {
  const { sent, address } = await openPanel('/handbooks/car-brands/3', {
    handlers: [...ours, on.carModels.create({ ...model, id: 8, name: 'Granta' })],
  })
  await expect.element(page.getByRole('row', { name: /Vesta/ })).toMatchTextContent(/2015–2022/)
  await page.getByRole('button', { name: 'Добавить модель' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новая модель LADA' })
  await dialog.getByLabelText('Название', { exact: true }).fill(' Granta ')
  await dialog.getByLabelText(/^Год начала/).fill('2020')
  await dialog.getByLabelText(/^Год окончания/).fill('2011')
  await dialog.getByRole('button', { name: 'Создать' }).click()
  await expect.element(dialog.getByText('Год начала больше года окончания').first()).toBeVisible()
  await dialog.getByLabelText(/^Год окончания/).fill('2025')
  await dialog.getByRole('button', { name: 'Создать' }).click()
  await expect
    .poll(() => sent('POST', '/car-model'))
    .toMatchObject([{ car_brand_id: 3, name: 'Granta', body: 'sedan', year_from: 2020, year_to: 2025 }])
  await expect.poll(address).toBe('/handbooks/car-brands/3')
  expect(await sent('PUT', '/car-brand/3')).toEqual([])
})

test('R14: an old make is tied to one of ours, and a banner then leads there', async () => {
  let current = old
  const { sent } = await openPanel('/handbooks/car-brands/old/11', {
    handlers: [
      ...ours,
      on.legacyCarBrands.view(() => current),
      on.legacyCarBrands.candidates({ items: [{ id: 3, label: 'LADA', hint: 'Лада', is_exact: false }] }),
      on.legacyCarBrands.tie(
        () =>
          (current = { ...old, status: 'mapped', mapped_to: { id: 3, label: 'LADA' }, mapped_to_id: 3, version: 2 }),
      ),
    ],
  })
  await expect.element(page.getByText('2107')).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Выберите запись')).toBeVisible()
  await page.getByRole('radio', { name: /LADA/ }).click()
  await expect.element(page.getByText('Vesta I')).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => sent('PUT', '/legacy-car-brand/tie/11')).toEqual([{ mapped_to_id: 3 }])
  await expect.element(page.getByRole('button', { name: 'Изменить сопоставление' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'LADA' }).first())
    .toHaveAttribute('href', '/handbooks/car-brands/3')
})

test('R14: without the right to change them makes and their models are read', async () => {
  await openPanel('/handbooks/car-brands/3', { as: ['car-brand', 'car-model'], handlers: ours })
  await expect.element(page.getByRole('row', { name: /Vesta/ })).toBeVisible()
  await expect.element(page.getByLabelText('Название', { exact: true })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Добавить модель' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Изменить: / })).not.toBeInTheDocument()
})

test('R14: the logo of a make is uploaded, and saved with it', async () => {
  const logo: Schemas['File'] = {
    id: 55,
    kind: 'image',
    name: 'lada.png',
    mime: 'image/webp',
    size: 100,
    width: 500,
    height: 500,
    url: '/files/lada.webp',
    created_at: times.created_at,
  }
  const { sent } = await openPanel('/handbooks/car-brands/3', {
    handlers: [
      on.carBrands.view(make),
      on.carModels.list(pageOf([])),
      on.files.create(logo),
      on.files.view(logo),
      on.carBrands.update({ ...make, logo_id: 55, version: 3 }),
    ],
  })
  await expect.element(page.getByRole('group', { name: 'Логотип' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input) await userEvent.upload(input, new File([new Uint8Array(100)], 'lada.png', { type: 'image/png' }))
  await expect.element(page.getByRole('listitem').filter({ hasText: 'lada.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.poll(() => sent('PUT', '/car-brand/3')).toMatchObject([{ logo_id: 55 }])
})
