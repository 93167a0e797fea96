import type { Schemas } from '@admin-panel/sdk'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleOperation } from '#test/sample-operation.ts'

const running = sampleOperation({
  call: 'users.export',
  kind: 'export',
  title: 'Пользователи: выгрузка',
  resource: 'users',
  status: 'running',
  total: 1342,
  done: 250,
  started_at: '2026-11-27T10:00:00Z',
})
const done: Schemas['Operation'] = {
  ...running,
  status: 'done',
  done: 1342,
  result_name: 'Пользователи 2026-11-27.csv',
}
const meta = { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 }
const others = [
  on.users.list({ items: [], meta }),
  on.operations.list({ items: [], meta }),
  on.operations.prepare(running),
  on.operations.file(() => new Response('Фамилия')),
]
const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download)
  })
  onTestFinished(() => click.mockRestore())
})

async function exportUsers(...present: Schemas['Operation'][]) {
  const panel = await openPanel('/users?status=blocked&sort=-last_name&page=2', {
    handlers: [...others, ...present.map((operation) => on.operations.view(operation))],
  })
  await userEvent.click(page.getByRole('button', { name: 'Выгрузить' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'CSV — для таблиц' }))
  return panel
}

test('An export is an operation of all pages; its rows are counted, and the file is saved when it is done', async () => {
  const { answer, sent } = await exportUsers(running)
  await expect.element(page.getByText(/^Готовим файл: 250 из 1\s?342$/)).toBeVisible()
  expect(saved).toEqual([])
  answer(on.operations.view(done))
  await expect.poll(() => saved).toEqual(['Пользователи 2026-11-27.csv'])
  await expect.element(page.getByText(/Готовим файл/)).not.toBeInTheDocument()

  expect(await sent('POST', '/operation')).toEqual([
    {
      call: 'users.export',
      filter: { status: ['blocked'] },
      input: { format: 'csv', sort: ['-last_name'] },
    },
  ])
})

test('The file of an export whose screen was left is offered and not saved by itself', async () => {
  const { answer, router } = await exportUsers(running)
  await expect.element(page.getByText(/Готовим файл: 250/)).toBeVisible()
  await router.navigate('/handbooks')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Справочники' })).toBeVisible()
  answer(on.operations.view(done))
  const offer = page.getByRole('region', { name: 'Уведомления' })
  await expect.element(offer.getByText('Файл готов: Пользователи 2026-11-27.csv')).toBeVisible()
  expect(saved).toEqual([])
  await offer.getByRole('button', { name: 'Скачать' }).click()

  await expect.poll(() => saved).toEqual(['Пользователи 2026-11-27.csv'])
})

test('An export that fails says why, and another one may begin', async () => {
  const { answer } = await exportUsers(running)
  await expect.element(page.getByText(/Готовим файл: 250/)).toBeVisible()
  answer(on.operations.view({ ...running, status: 'failed', explanation: 'Слишком много строк' }))

  await expect.element(page.getByText('Пользователи: выгрузка. Слишком много строк')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Выгрузить' })).not.toHaveAttribute('aria-busy')
})
