import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

// A page requests the script once: maps-script.test.ts and the e2e tests cover the effect of a key.
test('R1, O2: without a key /auth/map-test says so, and the embedded map takes a point', async () => {
  await openPanel('/auth/map-test', { as: 'guest', handlers: [on.system.maps({ script: null })] })
  await expect.element(page.getByRole('heading', { name: 'Проверка карт' })).toBeVisible()
  await expect.element(page.getByText('Ключ карт не задан')).toBeVisible()
  const map = page.getByRole('application', { name: 'Точка на карте' })
  await expect.element(map).toHaveAttribute('aria-busy', 'false')
  await expect.element(page.getByRole('img', { name: 'Выбранная точка' })).toBeVisible()
  await expect.element(page.getByLabelText('Широта')).toHaveValue('55,75')

  await map.click({ position: { x: 200, y: 60 } })
  await expect.element(page.getByLabelText('Широта')).not.toHaveValue('55,75')
})

test('a pair of coordinates that is pasted fills both fields', async () => {
  await openPanel('/auth/map-test', { as: 'guest', handlers: [on.system.maps({ script: null })] })
  const lat = page.getByLabelText('Широта')
  await lat.click()
  const data = new DataTransfer()
  data.setData('text/plain', '59.939095, 30.315868')
  lat.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  await expect.element(lat).toHaveValue('59,939095')
  await expect.element(page.getByLabelText('Долгота')).toHaveValue('30,315868')
})

test('G4: a signed-in user is redirected away from /auth/map-test', async () => {
  const { address } = await openPanel('/auth/map-test')
  await expect.poll(address, { timeout: 5_000 }).not.toContain('/auth')
})
