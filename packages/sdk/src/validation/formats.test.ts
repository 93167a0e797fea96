import { expect, onTestFinished, test, vi } from 'vitest'

test('Loading the rules makes no format of `Intl`, whose first use costs a browser a list', async () => {
  const made = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'DateTimeFormat')]
  onTestFinished(() => void vi.restoreAllMocks())
  vi.resetModules()
  const { russianValidation } = await import('./messages.ts')
  expect(made.map((format) => format.mock.calls.length)).toEqual([0, 0, 0])
  expect(russianValidation.quantity(12_345_600, 'kopecks')).toMatch(/^123.456 ₽$/)
})
