import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from './toaster.tsx'
import { createToasts } from '#headless/toasts/toasts.ts'
import { subjects } from './test-subjects.tsx'

/** A clock that only the test moves. */
function createClock() {
  let time = 0
  const waiting = new Map<number, { at: number; callback: () => void }>()
  return {
    now: () => time,
    set(callback: () => void, delay: number) {
      const timer = waiting.size + time + Math.random()
      waiting.set(timer, { at: time + delay, callback })
      return timer
    },
    clear: (timer: unknown) => void waiting.delete(Number(timer)),
    pass(milliseconds: number) {
      time += milliseconds
      for (const [timer, { at, callback }] of waiting) {
        if (at > time) continue
        waiting.delete(timer)
        callback()
      }
    },
  }
}

function Price({ amount }: { amount: number }) {
  return <strong>{amount} ₽</strong>
}

async function renderToaster(List: typeof Toaster) {
  const clock = createClock()
  const toasts = createToasts(clock)
  const screen = await render(
    <>
      <button type="button">Вне уведомлений</button>
      <List toasts={toasts} />
    </>,
  )
  return { clock, toasts, screen }
}

describe.each(subjects)('%s', (_, List) => {
  test('T1: a toast has an id, a status that is success by default, a message, and an optional component with props', async () => {
    const { toasts, screen } = await renderToaster(List)
    const first = toasts.show({ message: 'Сохранено' })
    const second = toasts.show({ message: 'Цена изменена', status: 'error', component: Price, props: { amount: 120 } })
    expect(first).not.toBe(second)
    expect(toasts.getSnapshot().map(({ id, status, message }) => ({ id, status, message }))).toEqual([
      { id: first, status: 'success', message: 'Сохранено' },
      { id: second, status: 'error', message: 'Цена изменена' },
    ])
    await expect.element(screen.getByText('Сохранено')).toBeVisible()
    await expect.element(screen.getByText('120 ₽')).toBeVisible()
  })

  test('T1: a failure that repeats while its toast is visible stays one toast, and its 5 seconds restart', async () => {
    const { clock, toasts } = await renderToaster(List)
    const failure = { status: 'error', message: 'Сбой', items: ['Нет связи'] } as const
    const first = toasts.show(failure)
    toasts.show({ ...failure, items: [] })
    clock.pass(4000)
    expect(toasts.show(failure)).toBe(first)
    expect(toasts.getSnapshot()).toHaveLength(2)
    clock.pass(4000)
    expect(toasts.getSnapshot().map(({ id }) => id)).toEqual([first])
    clock.pass(1000)
    expect(toasts.getSnapshot()).toEqual([])
    toasts.show({ message: 'Сохранено' })
    toasts.show({ message: 'Сохранено' })
    expect(toasts.getSnapshot()).toHaveLength(2)
  })

  test('T2: a toast lives for 5 seconds', async () => {
    const { clock, toasts, screen } = await renderToaster(List)
    toasts.show({ message: 'Сохранено' })
    clock.pass(4999)
    await expect.element(screen.getByText('Сохранено')).toBeVisible()
    clock.pass(1)
    await expect.element(screen.getByText('Сохранено')).not.toBeInTheDocument()
  })

  test('T2: the clock stands still while the mouse is over the toasts, and goes on after it', async () => {
    const { clock, toasts, screen } = await renderToaster(List)
    toasts.show({ message: 'Сохранено' })
    clock.pass(3000)
    await screen.getByText('Сохранено').hover()
    clock.pass(60_000)
    await expect.element(screen.getByText('Сохранено')).toBeVisible()
    await screen.getByRole('button', { name: 'Вне уведомлений' }).hover()
    clock.pass(1999)
    await expect.element(screen.getByText('Сохранено')).toBeVisible()
    clock.pass(1)
    await expect.element(screen.getByText('Сохранено')).not.toBeInTheDocument()
  })

  test('T2: the clock stands still while the focus is in a toast', async () => {
    const { clock, toasts, screen } = await renderToaster(List)
    toasts.show({ message: 'Сохранено' })
    await screen.getByRole('button', { name: 'Вне уведомлений' }).click()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    clock.pass(60_000)
    await expect.element(screen.getByText('Сохранено')).toBeVisible()
  })

  test('T2: after a toast has been closed under the mouse, the others go on', async () => {
    const { clock, toasts, screen } = await renderToaster(List)
    toasts.show({ message: 'Первое' })
    await screen.getByRole('button', { name: 'Закрыть' }).click()
    await expect.element(screen.getByText('Первое')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Вне уведомлений' }).hover()
    toasts.show({ message: 'Второе' })
    clock.pass(5000)
    await expect.element(screen.getByText('Второе')).not.toBeInTheDocument()
  })

  test('T3: the validation variant lists its messages under the toast’s message', async () => {
    const { toasts, screen } = await renderToaster(List)
    toasts.show({ status: 'error', message: 'Проверьте данные', items: ['Пожалуйста, введите имя', 'Роль не найдена'] })
    await expect.element(screen.getByText('Проверьте данные')).toBeVisible()
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Пожалуйста, введите имя', 'Роль не найдена'])
  })

  test('T4: other notifications live for 4.5 seconds, unless they say otherwise', async () => {
    const { clock, toasts, screen } = await renderToaster(List)
    toasts.notify({ message: 'Файл готовится' })
    toasts.notify({ message: 'Вышла новая версия', duration: Number.POSITIVE_INFINITY })
    clock.pass(4499)
    await expect.element(screen.getByText('Файл готовится')).toBeVisible()
    clock.pass(1)
    await expect.element(screen.getByText('Файл готовится')).not.toBeInTheDocument()
    clock.pass(3_600_000)
    await expect.element(screen.getByText('Вышла новая версия')).toBeVisible()
  })
})

test('on a phone a toast never covers the bar at the foot, however high it is', async () => {
  await page.viewport(360, 700)
  const toasts = createToasts(createClock())
  await render(
    <>
      <div data-foot="" style={{ position: 'fixed', insetInline: 0, bottom: 0, height: 300 }} />
      <Toaster toasts={toasts} />
    </>,
  )
  toasts.show({ message: 'Сохранено', items: ['Первое', 'Второе'] })
  await expect.element(page.getByText('Сохранено')).toBeVisible()
  expect(page.getByRole('region').element().getBoundingClientRect().bottom).toBeLessThan(400)
})

test('the tick of a success draws itself, unless the user wants no motion', async () => {
  const motion = vi.spyOn(Element.prototype, 'animate')
  onTestFinished(() => motion.mockRestore())
  const { toasts, screen } = await renderToaster(Toaster)
  toasts.show({ message: 'Сохранено' })
  await expect.element(screen.getByText('Сохранено')).toBeVisible()
  expect(motion).not.toHaveBeenCalled()
  const never = window.matchMedia('not all')
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(never)
  onTestFinished(() => media.mockRestore())
  toasts.show({ message: 'Не сохранено', status: 'error' })
  toasts.show({ message: 'Отгружено' })
  await expect.element(screen.getByText('Отгружено')).toBeVisible()
  expect(motion).toHaveBeenCalledOnce()
})
