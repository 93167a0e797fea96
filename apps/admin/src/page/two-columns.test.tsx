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

function Order() {
  return (
    <MemoryRouter>
      <div data-third>
        <TwoColumns
          isFollowed
          side={
            <>
              <section style={{ height: 300 }}>Получатель</section>
              <section style={{ height: 300 }}>Оплата</section>
            </>
          }
          history={<section style={{ height: 900 }}>Что происходило</section>}
        >
          <section style={{ height: 200 }}>Подзаказы</section>
        </TwoColumns>
      </div>
    </MemoryRouter>
  )
}

test('On a wide window what happened has the third column to itself, and begins where the record does', async () => {
  await page.viewport(1920, 900)
  await render(<Order />)
  await expect.element(page.getByText('Что происходило')).toBeVisible()
  expect(box('Что происходило').top).toBe(box('Получатель').top)
  expect(box('Что происходило').left).toBe(box('Получатель').right + 16)
  expect(box('Оплата').top).toBe(box('Получатель').bottom + 16)
})

test('On a smaller window what happened stands below the content, however high the narrow column is', async () => {
  await page.viewport(1440, 900)
  await render(<Order />)
  await expect.element(page.getByText('Что происходило')).toBeVisible()
  expect(box('Что происходило').left).toBe(box('Подзаказы').left)
  expect(box('Что происходило').top).toBe(box('Подзаказы').bottom + 16)
})

test('Facts of a page without a third column stay below one another, however wide the window is', async () => {
  await page.viewport(1920, 900)
  await render(
    <MemoryRouter>
      <TwoColumns
        isFollowed
        side={
          <>
            <section>О записи</section>
            <p>Запись № 1</p>
          </>
        }
      >
        <p>Поля</p>
      </TwoColumns>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('Запись № 1')).toBeVisible()
  expect(box('Запись № 1').left).toBe(box('О записи').left)
  expect(box('Запись № 1').top).toBeGreaterThan(box('О записи').bottom)
})
