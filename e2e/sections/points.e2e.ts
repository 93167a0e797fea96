import type { Page } from '@playwright/test'
import { unique, type Api } from '../support/api.ts'
import { expect, heading, test } from '../support/fixtures.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^(Создать|Сохранить)$/ }).click()
const newCode = () => `E2E-${unique()}`.toUpperCase()

async function cityOf(admin: Api, q: string) {
  const { items } = await admin.cities.options({ q })
  const city = items.find(({ label }) => label === q)
  if (!city) throw new Error(`No city ${q}`)
  return city.id
}

/** An active warehouse of the marketplace that no other test uses. */
async function activePoint(admin: Api, name: string) {
  const { id, version } = await admin.storePoints.create({
    code: newCode(),
    name,
    type: 'warehouse',
    city_id: await cityOf(admin, 'Казань'),
    street: 'ул. Складская',
    house: '1',
    lat: 55.8,
    lon: 49.1,
    phones: ['+79001112233'],
    schedule: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]),
  })
  return admin.storePoints.statusChange({ id, version, status: 'active' })
}

test('a pickup point is placed by a click, its hours are judged, and it opens by the clock of its city', async ({
  page,
  admin,
}) => {
  const name = `ПВЗ Проверочный ${unique()}`
  await page.goto('/pickup/edit/new')
  await field(page, 'Название').fill(name)
  await field(page, 'Код').fill(newCode().toLowerCase())
  await field(page, 'Город').fill('Владивосток')
  await page.getByRole('option', { name: /^Владивосток/ }).click()
  await field(page, 'Улица').fill('ул. Портовая')
  await field(page, 'Дом').fill('5')
  await field(page, 'Телефон 1').fill('9001112233')
  await page.getByRole('button', { name: 'Перерыв' }).first().click()
  await page.getByLabel('Понедельник: закрытие').first().fill('15:00')
  await expect(page.getByText('Интервалы пересекаются')).toBeVisible()
  await save(page)
  await expect(field(page, 'Широта')).toHaveAccessibleDescription('Укажите точку на карте')
  await expect(page.getByRole('group', { name: /Исправьте/ }).getByRole('listitem')).toHaveText(['Широта', 'График'])

  const map = page.getByRole('application', { name: 'Точка на карте' })
  await expect(map.getByRole('button', { name: 'Владивосток' })).toBeVisible()
  await map.click({ position: { x: 60, y: 160 } })
  await expect(map.getByRole('img', { name: 'Выбранная точка' })).toBeVisible()
  await expect(field(page, 'Широта')).toHaveValue(/^4\d,\d+$/)
  // Without a map the coordinates are typed; the form warns of a place far from the city.
  await field(page, 'Широта').fill('55,75')
  await field(page, 'Долгота').fill('37,62')
  await expect(page.getByText(/^До центра города [\d\s]+км/)).toBeVisible()
  await field(page, 'Широта').fill('43,12')
  await field(page, 'Долгота').fill('131,9')
  await expect(page.getByText(/^До центра города/)).toHaveCount(0)
  await page.getByLabel('Понедельник: закрытие').first().fill('13:00')
  await save(page)
  await expect(page).toHaveURL(/\/pickup\/edit\/\d+$/)

  const id = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect(await admin.storePoints.view({ id })).toMatchObject({ lat: 43.12, lon: 131.9, storage_days: 7, cutoff: null })
  // Monday noon in Vladivostok: within the first opening hours, at night in Moscow.
  await page.clock.setFixedTime(new Date('2026-11-16T02:00:00Z'))
  await page.goto(`/pickup/${id}`)
  await expect(heading(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Черновик', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Открыть' }).click()
  await page.getByRole('button', { name: 'Открыть' }).click()
  await expect(page.getByText('Открыто до 13:00')).toBeVisible()
  await expect(page.getByText('12:00 UTC+10')).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-16T03:30:00Z'))
  await page.reload()
  await expect(page.getByText('Закрыто, откроется в 14:00')).toBeVisible()
})

test('R8: points are paused together with a reason and resumed; refused ones are reported', async ({ page, admin }) => {
  const word = unique()
  const [first] = [await activePoint(admin, `Склад А ${word}`), await activePoint(admin, `Склад Б ${word}`)]
  const paused = await activePoint(admin, `Склад В ${word}`)
  const { items } = await admin.operationReasons.options({ operation: 'store_point_close' })
  await admin.storePoints.statusChange({
    id: paused.id,
    version: paused.version,
    status: 'closed',
    reason_id: items[0]?.id ?? 0,
    comment: 'Переезд',
  })

  await page.goto(`/warehouse?q=${word}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('checkbox', { name: 'Выбрать все' }).check()
  await page.getByRole('button', { name: 'Поставить на паузу' }).click()
  const dialog = page.getByRole('dialog', { name: 'Поставить на паузу: 3 точки' })
  await dialog.getByLabel('Причина').selectOption('Инвентаризация')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect(dialog.getByText('Нельзя перевести из «Закрыта» в «На паузе»')).toBeVisible()
  await dialog.getByRole('button', { name: 'Изменить 2 записи' }).click()
  await expect(dialog.getByText('Приостановлено 2, пропущено 1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(page.getByRole('row', { name: /На паузе/ })).toHaveCount(2)

  await page.getByRole('link', { name: `Склад А ${word}` }).click()
  await page.getByRole('button', { name: 'На паузе', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Возобновить' }).click()
  await page.getByRole('button', { name: 'Возобновить' }).click()
  await expect(page.getByRole('button', { name: 'Работает', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'История' }).click()
  await expect(page.getByText('Инвентаризация').first()).toBeVisible()
  expect(await admin.storePoints.view({ id: first.id })).toMatchObject({ status: 'active' })
})

test('R9: /pickup on the map finds a point of the demo data, and «Назад» gives the list back', async ({ page }) => {
  await page.goto('/pickup?type=service_center')
  await expect(page.getByRole('row', { name: /SC-0030/ })).toBeVisible()
  await page.getByRole('link', { name: 'Карта' }).click()
  await expect(page).toHaveURL('/pickup?type=service_center&show=map')
  const map = page.getByRole('application', { name: 'Точки на карте' })
  await expect(map).toHaveAttribute('aria-busy', 'false')
  await map.getByRole('button', { name: /^Сервисный центр «Коврики Плюс»/ }).press('Enter')
  await page.getByRole('link', { name: 'Сервисный центр «Коврики Плюс»' }).first().click()
  await expect(heading(page, 'Сервисный центр «Коврики Плюс»')).toBeVisible()
  await expect(page.getByText(/^Кузовной ремонт/)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/pickup?type=service_center')
  await expect(page.getByRole('row', { name: /SC-0030/ })).toBeVisible()
})

test.describe('as merchant1@example.com', () => {
  test.use({ as: 'merchant1', refusals: [404] })

  test('P7: a seller sees its own points alone, and a new one waits for staff', async ({ page, admin }) => {
    const foreign = (await admin.storePoints.list({ company_id: [2], type: ['warehouse'] })).items[0]
    const own = await admin.storePoints.list({ company_id: [1], type: ['shop', 'warehouse'] })
    await page.goto('/warehouse')
    await expect(page.getByText(`из ${own.meta.total}`, { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(own.items.length + 1)
    await page.goto(`/warehouse/${foreign?.id}`)
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()

    const name = `Склад продавца ${unique()}`
    await page.goto('/warehouse/edit/new')
    await expect(page.getByText(/^Новую точку проверит маркетплейс/)).toBeVisible()
    await expect(field(page, 'Продавец')).toHaveValue('Автодеталь-Север')
    await field(page, 'Название').fill(name)
    await field(page, 'Код').fill(newCode())
    await field(page, 'Город').fill('Казань')
    await page.getByRole('option', { name: /^Казань/ }).click()
    await field(page, 'Улица').fill('ул. Полевая')
    await field(page, 'Дом').fill('1')
    await field(page, 'Широта').fill('55,8')
    await field(page, 'Долгота').fill('49,1')
    await field(page, 'Телефон 1').fill('9001112233')
    await save(page)
    await expect(page.getByText(/^Точка продавца ждёт проверки/)).toBeVisible()
    await page.getByRole('link', { name }).click()
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByText('Черновик', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Черновик' })).toHaveCount(0)
  })
})
