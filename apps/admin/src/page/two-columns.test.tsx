import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { TwoColumns } from './two-columns.tsx'

const place = () => page.getByText('Поля').element().getBoundingClientRect().toJSON()

test('The narrow column of a record is drawn when the browser is free, beside content that stays where it is', async () => {
  await page.viewport(1440, 900)
  let free: (() => void) | undefined
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((run) => {
    free = () => run({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await render(
    <MemoryRouter>
      <TwoColumns side={<p>История</p>}>
        <p>Поля</p>
      </TwoColumns>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('Поля')).toBeVisible()
  const before = place()
  await expect.element(page.getByText('История')).not.toBeInTheDocument()
  await expect.poll(() => free).toBeDefined()
  free?.()
  await expect.element(page.getByText('История')).toBeVisible()
  expect(place()).toEqual(before)
})
