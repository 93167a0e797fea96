import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { toasts } from '#data/notify/toaster.tsx'
import { on, openPanel } from '#test/render.tsx'

const toast = () => page.getByRole('region', { name: 'Уведомления' })
const maps = on.system.maps({ script: null })
const press = (name: string) => page.getByRole('button', { name }).click()

test('R26: /test shows components and masks to every signed-in user', async () => {
  await openPanel('/test', { as: [], handlers: [maps] })
  await expect.element(page.getByRole('heading', { name: 'Проверка компонентов', level: 1 })).toBeVisible()
  await page.getByLabelText('Телефон').fill('89000000001')
  await expect.element(page.getByLabelText('Телефон')).toHaveValue('+7 900 000-00-01')
  await page.getByLabelText('Буквы и цифры').fill('ab12x34')
  await expect.element(page.getByLabelText('Буквы и цифры')).toHaveValue('ab-1234')
  await page.getByLabelText('Сумма, ₽').fill('12,34')
  await expect.element(page.getByText('Значение: 12.34')).toBeVisible()
  await page.getByLabelText('Сумма, ₽').fill('12,345')
  await expect.element(page.getByText('После запятой не больше 2 знаков')).toBeVisible()
})

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['На 4,5 секунды', 4500],
  ['Успех', 5000],
])('T4: «%s» stays for %i ms', async (name, lifetime) => {
  await openPanel('/test', { as: [], handlers: [maps] })
  const button = page.getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  // `button.click()` and polling would advance the fake clock for as long as they take.
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await import('#data/notify/toaster.tsx')
  expect(toasts.getSnapshot()).toHaveLength(1)
  vi.advanceTimersByTime(lifetime - 1)
  expect(toasts.getSnapshot()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(toasts.getSnapshot()).toEqual([])
})

test('R26: toasts of every kind can be looked at', async () => {
  await openPanel('/test', { as: [], handlers: [maps] })
  await press('Ошибки проверки')
  await expect.element(toast().getByRole('listitem').nth(1)).toMatchTextContent(/Ошибка в поле 2/)
  await press('С кнопкой')
  await toast().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.element(toast().getByText('Снова как было').first()).toBeVisible()
})

test('R26: refusals of the server show the usual messages, and a 401 ends the session', async () => {
  const { address } = await openPanel('/test', {
    as: [],
    handlers: [
      maps,
      on.system.failure(({ status }) => ({
        error:
          status === 422
            ? { status, message: 'Проверьте форму', details: { email: ['Эл. почта: такое значение уже есть'] } }
            : { status, message: `Отказ ${status}` },
      })),
    ],
  })
  await press('422: ошибки в полях')
  await expect.element(toast().getByRole('listitem')).toMatchTextContent(/такое значение уже есть/)
  await press('403: нет права')
  await expect.element(toast().getByText('Отказ 403')).toBeVisible()
  await press('401: сеанс устарел')
  await expect.element(page.getByRole('heading', { name: 'Вход' })).toBeVisible()
  expect(address()).toBe('/auth/login')
})

test('R26: a screen that breaks shows the page of errors', async () => {
  await openPanel('/test', { as: [], handlers: [maps] })
  await press('Сломать экран')
  await expect.element(page.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible()
})
