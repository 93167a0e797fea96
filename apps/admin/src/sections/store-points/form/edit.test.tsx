import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { around, meta, point, row } from '#sections/store-points/sample.ts'

const list = on.storePoints.list({ items: [row], meta })

const left = (element?: Element | null) => element?.getBoundingClientRect().left

test('a point without a place and with crossing hours is refused at its fields', async () => {
  const { requests } = await openPanel('/pickup/edit/new', { handlers: around })
  await page.getByRole('button', { name: 'Перерыв' }).first().click()
  await page.getByLabelText('Понедельник: закрытие').first().fill('15:00')
  await expect.element(page.getByText('Интервалы пересекаются').first()).toBeVisible()
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByLabelText('Широта')).toHaveAccessibleDescription('Укажите точку на карте')
  await expect.element(page.getByLabelText('Название')).toHaveAccessibleDescription('Пожалуйста, введите Название')
  const summary = page.getByRole('group', { name: /Исправьте/ })
  expect(left(summary.element())).toBe(left(page.getByLabelText('Название').element().closest('section')))
  const links = summary.getByRole('link')
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    'Название',
    'Код',
    'Город',
    'Улица',
    'Дом',
    'Широта',
    'Телефоны',
    'График',
  ])
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('a comment that is pasted too long stays whole, and is refused by the limit that it breaks', async () => {
  const { requests } = await openPanel('/warehouse/7', {
    handlers: [
      on.storePoints.view({
        ...point,
        available_statuses: [
          {
            status: 'paused',
            label: 'Поставить на паузу',
            requires_reason: false,
            requires_comment: true,
            reason_operation: null,
          },
        ],
      }),
      ...around,
    ],
  })
  await page.getByRole('button', { name: 'Работает' }).click()
  await page.getByRole('menuitem', { name: 'Поставить на паузу' }).click()
  const comment = page.getByRole('dialog').getByLabelText(/^Комментарий/)
  await comment.fill('я'.repeat(1001))
  await expect.element(comment).toHaveValue('я'.repeat(1001))
  await expect.element(comment).toHaveAccessibleDescription('Комментарий: не более 1000 символов')
  await page.getByRole('dialog').getByRole('button', { name: 'Поставить на паузу' }).click()
  expect(requests.some(({ url }) => url.includes('/status-change'))).toBe(false)
})

test('R8: the state can be changed on /warehouse/edit/{id} too, and unsaved input stays', async () => {
  const { sent } = await openPanel('/warehouse/edit/7', {
    handlers: [
      on.storePoints.view(point),
      on.operationReasons.options({
        items: [
          {
            id: 9,
            label: 'Инвентаризация',
            hint: null,
            is_active: true,
            requires_comment: false,
            affects_rating: false,
          },
        ],
      }),
      on.storePoints.statusChange({ ...point, status: 'paused', available_statuses: [], version: 4 }),
      on.storePoints.update({ ...point, status: 'paused', available_statuses: [], version: 5 }),
      ...around,
    ],
  })
  await page.getByLabelText('Название').fill('Склад «Север»')
  await page.getByRole('button', { name: 'Работает' }).click()
  await page.getByRole('menuitem', { name: 'Поставить на паузу' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Причина').selectOptions('Инвентаризация')
  await dialog.getByRole('button', { name: 'Поставить на паузу' }).click()
  await expect.element(page.getByText('На паузе').first()).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/store-point/7')).toEqual([{ name: 'Склад «Север»' }])
})

test('R8: /warehouse/edit/{id} sends only changed fields of its types', async () => {
  const { sent } = await openPanel('/warehouse/edit/7', {
    handlers: [
      on.storePoints.view(point),
      on.cities.view({ error: { status: 404 } }),
      on.storePoints.update({ ...point, code: 'WH-0008', lat: 43.2, version: 4 }),
      ...around,
    ],
  })
  await page.getByLabelText('Код').fill('wh-0008')
  await page.getByLabelText('Широта').fill('43,2')
  expect(
    page
      .getByLabelText('Тип')
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Магазин', 'Склад'])
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/store-point/7')).toEqual([{ code: 'WH-0008', lat: 43.2 }])
})

test('R9: a date gets hours of its own, each date once', async () => {
  const inventory = { date: '2099-12-30', hours: [] }
  const shorter = { date: '2099-12-29', hours: [{ from: '09:00', to: '15:00' }] }
  const past = { date: '2001-01-01', hours: [] }
  const changed = { ...point, schedule_exceptions: [past, shorter, inventory], version: 4 }
  const { sent } = await openPanel('/warehouse/edit/7', {
    handlers: [
      on.storePoints.view({ ...point, schedule_exceptions: [past, inventory] }),
      on.cities.view({ error: { status: 404 } }),
      on.storePoints.update(changed),
      ...around,
    ],
  })
  const days = page.getByRole('group', { name: 'Особые дни' })
  await days.getByRole('button', { name: 'Добавить день' }).click()
  await days.getByLabelText('Дата 3: режим').selectOptions('По часам')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(days.getByText('Укажите дату').first()).toBeVisible()
  await days.getByLabelText('Дата 3').first().fill('31.02.2099')
  await userEvent.tab()
  await expect.element(days.getByText('Укажите дату').first()).toBeVisible()
  await expect.element(days.getByLabelText('Дата 3').first()).toHaveValue('31.02.2099')
  await days.getByLabelText('Дата 3').first().fill('30.12.2099')
  await expect.element(days.getByText('Эта дата уже указана').first()).toBeVisible()
  await days.getByLabelText('Дата 3').first().fill('29.12.2099')
  await days.getByLabelText('вт, 29.12.2099: закрытие').fill('15:00')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/store-point/7')).toEqual([{ schedule_exceptions: [past, shorter, inventory] }])
})

test('P6: /pickup/edit needs both to see points and to change them', async () => {
  const { address } = await openPanel('/pickup/edit/7', {
    as: ['storage', 'store-point.view'],
    handlers: [on.storePoints.view({ ...point, type: 'pickup_point' }), list, ...around],
  })
  await expect.element(page.getByText('Доступ запрещен')).toBeVisible()
  await expect.poll(address).toBe('/warehouse')
})
