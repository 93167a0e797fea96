import { unique } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'

test('an old city is mapped to a candidate, and fewer are left without one', async ({ page, admin }) => {
  const unmappedCount = async () => (await admin.legacyCities.list({ status: ['unmapped'] })).meta.total
  const { items } = await admin.legacyCities.list({ status: ['unmapped'], has_candidate: true })
  const [old] = items
  if (!old) throw new Error('No old city with a candidate')
  const before = await unmappedCount()
  await page.goto(`/handbooks/cities/old/${old.id}`)
  await expect(page).toHaveURL(`/handbooks/cities/old/edit/${old.id}`)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(toasts(page).getByText('Запись связана')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Сопоставлено с записью')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto('/handbooks/cities?tab=old&status=unmapped')
  await expect(page.getByRole('row', { name: new RegExp(`${old.id}`) })).toHaveCount(0)
  expect(await unmappedCount()).toBe(before - 1)
})

test('R14: an old make becomes a new one of ours, and leads to it', async ({ page, admin }) => {
  const { items } = await admin.legacyCarBrands.list({ status: ['unmapped'], has_candidate: false })
  const old = items.at(-1)
  if (!old) throw new Error('No old make without a candidate')
  const name = `Марка ${unique()}`
  await page.goto(`/handbooks/car-brands/old/${old.id}`)
  await page.getByRole('button', { name: 'Создать марку' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Название', { exact: true }).fill(name)
  await dialog.getByRole('button', { name: 'Создать', exact: true }).click()
  await page.getByRole('link', { name }).first().click()
  await expect(heading(page, name)).toBeVisible()

  await page.getByRole('button', { name: 'Добавить модель' }).click()
  await dialog.getByLabel('Название', { exact: true }).fill('Ода')
  await dialog.getByLabel(/^Год начала/).fill('1991')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, '[role=dialog]'), colorScheme).toEqual([])
  }
  await dialog.getByRole('button', { name: 'Создать', exact: true }).click()
  await expect(page.getByRole('row', { name: /Ода/ })).toContainText('с 1991')
})

test('R16: a city is placed on the map by typed coordinates and turned off with others', async ({ page, admin }) => {
  const name = `Город ${unique()}`
  await page.goto('/handbooks/cities/edit/new')
  await page.getByLabel('Название', { exact: true }).fill(name)
  await page.getByLabel('Где').fill(`в ${name}`)
  await page.getByRole('combobox', { name: 'Регион' }).fill('Новосиб')
  await page.getByRole('option', { name: 'Новосибирская область' }).click()
  await page.getByLabel('Широта').fill('54,9')
  await page.getByLabel('Долгота').fill('83,1')
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  await expect(heading(page, name)).toBeVisible()
  const [city] = (await admin.cities.list({ q: name })).items
  expect(city).toMatchObject({ name, time_zone: 'Asia/Novosibirsk', is_active: true })

  await page.goto(`/handbooks/cities?q=${encodeURIComponent(name)}`)
  await page.getByRole('row', { name }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Выключить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await dialog.getByRole('button', { name: /^Изменить 1/ }).click()
  await expect(dialog.getByText('Выключено 1')).toBeVisible()
  expect((await admin.cities.list({ q: name })).items[0]).toMatchObject({ is_active: false })
})

test('R17: a rule is added and changed in the sheet, and the calculator applies it', async ({ page, admin }) => {
  const brand = await admin.brands.create({ name: `Brand ${unique()}`, kind: 'aftermarket' })
  await page.goto(`/handbooks/commissions?brand_id=${brand.id}`)
  await page.getByRole('button', { name: 'Добавить правило' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Бренд/ }).fill(brand.name)
  await page.getByRole('option', { name: brand.name }).click()
  await dialog.getByLabel('Ставка, %').fill('9,5')
  await dialog.getByRole('button', { name: 'Добавить правило' }).click()
  const rate = page.getByRole('row', { name: brand.name }).getByRole('gridcell').nth(0)
  await expect(rate).toContainText('9,5')
  await rate.click()
  await page.keyboard.type('7.25')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  // The toast of the new rule may still be visible.
  await expect
    .poll(async () => (await admin.commissions.list({ brand_id: [brand.id] })).items)
    .toMatchObject([{ rate_bp: 725 }])

  await page.getByRole('button', { name: 'Проверить расчёт' }).click()
  await dialog.getByRole('combobox', { name: 'Продавец' }).fill('Автодеталь')
  await page.getByRole('option', { name: 'Автодеталь-Север' }).click()
  await dialog.getByRole('combobox', { name: 'Товар' }).fill('W 914/2')
  await page.getByRole('option').first().click()
  await dialog.getByLabel('Цена').fill('1000')
  await dialog.getByRole('button', { name: 'Рассчитать' }).click()
  await expect(dialog.getByText('Действует', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/^Не применяется\. /).first()).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, '[role=dialog]'), colorScheme).toEqual([])
  }
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить по фильтру' }).click()
  await page.getByRole('alertdialog', { name: 'Удалить 1 запись?' }).getByRole('button', { name: 'Удалить' }).click()
  await expect(toasts(page).getByText('Удалено: 1')).toBeVisible()
})
