import { useState, type ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { lazyPart } from './lazy-part.tsx'
import { toasts } from '#data/notify/toaster.tsx'

afterEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
})

interface GreetingProps {
  onClose: () => void
}

const Greeting = ({ onClose }: GreetingProps) => <button onClick={onClose}>Здравствуйте</button>

/** Fails several times, like a server during a short outage. */
function failing<Props>(times: number, Loaded: ComponentType<Props>) {
  let remaining = times
  return vi.fn<() => Promise<ComponentType<Props>>>(async () => {
    if (remaining-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return Loaded
  })
}

function Screen({ Dialog }: { Dialog: ComponentType<GreetingProps> }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <input aria-label="Имя" />
      <button onClick={() => setIsOpen(true)}>Открыть</button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

test('a dialog that cannot be loaded says so and leaves the page; the next press opens it', async () => {
  const load = failing(1, Greeting)
  await render(<Screen Dialog={lazyPart(load)} />)
  await page.getByLabelText('Имя').fill('Пётр')
  await page.getByRole('button', { name: 'Открыть' }).click()
  await expect.element(page.getByText(/^Нет связи с сервером/)).toBeVisible()
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Пётр')
  await page.getByRole('button', { name: 'Открыть' }).click()
  await expect.element(page.getByRole('button', { name: 'Здравствуйте' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that cannot be loaded offers to try again in its place', async () => {
  const Part = lazyPart(failing(2, () => <p>Отзывы</p>))
  await render(<Part />)
  const retry = page.getByRole('button', { name: 'Нет связи. Повторить' })
  await retry.click()
  await expect.element(retry).toBeVisible()
  await retry.click()
  await expect.element(page.getByText('Отзывы')).toBeVisible()
})

test('nothing is imported while offline, because browsers cache failed modules', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = failing(0, () => <p>Отзывы</p>)
  const Part = lazyPart(load)
  await render(<Part />)
  await expect.element(page.getByRole('button', { name: 'Нет связи. Повторить' })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  offline.mockRestore()
  await page.getByRole('button', { name: 'Нет связи. Повторить' }).click()
  await expect.element(page.getByText('Отзывы')).toBeVisible()
})

test('an optional part that fails to load is silently absent', async () => {
  const Part = lazyPart(
    failing(1, () => <p>Смотрит Анна</p>),
    { fallback: () => 'Виды', isExtra: true },
  )
  await render(<Part />)
  await expect.element(page.getByText('Виды')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
