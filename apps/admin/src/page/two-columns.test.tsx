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

const box = (text: string) => page.getByText(text).element().getBoundingClientRect()

test('On a wide window what happened has the third column to itself, and begins where the record does', async () => {
  await page.viewport(1920, 900)
  await render(
    <MemoryRouter>
      <TwoColumns
        isFollowed
        side={
          <>
            <section style={{ height: 300 }}>Получатель</section>
            <section style={{ height: 300 }}>Оплата</section>
            <section data-history style={{ height: 900 }}>
              Что происходило
            </section>
            <p>Запись № 123</p>
          </>
        }
      >
        <p>Поля</p>
      </TwoColumns>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('Что происходило')).toBeVisible()
  expect(box('Что происходило').top).toBe(box('Получатель').top)
  expect(box('Что происходило').left).toBeGreaterThan(box('Получатель').right)
  expect(box('Оплата').top).toBeLessThan(box('Получатель').bottom + 20)
  expect(box('Запись № 123').left).toBe(box('Оплата').left)
})
