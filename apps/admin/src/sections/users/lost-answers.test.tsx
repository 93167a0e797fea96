import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines, user } from '#test/sample-users.ts'

const create = () => page.getByRole('button', { name: 'Создать', exact: true })
const toast = () => page.getByRole('region', { name: 'Уведомления' })
const draft = () =>
  JSON.stringify({
    values: { last_name: 'Белов', first_name: 'Игорь', email: 'new@example.com', role_ids: [2] },
    version: null,
    at: Date.now(),
  })
const isCreation = ({ method, url }: Request) => method === 'POST' && url.endsWith('/admin/user')

/** Answers like the server: a key with another body than the first is refused, with the same one answered again. */
function createBehind(loss: { lost: number; commits: boolean }) {
  const bodies = new Map<string, string>()
  const created: unknown[] = []
  let lost = 0
  const handler = on.users.create((params, request) => {
    const key = request.headers.get('idempotency-key') ?? ''
    const body = JSON.stringify(params)
    const previous = bodies.get(key)
    if (previous !== undefined && previous !== body)
      return { error: { status: 422, message: 'Ключ повтора', details: { 'idempotency-key': ['Ключ повтора'] } } }
    const isLost = lost < loss.lost
    if (previous === undefined && (!isLost || loss.commits)) {
      bodies.set(key, body)
      created.push(params)
    }
    if (!isLost) return { ...user, status: 'invited', first_name: 'Игорь' }
    lost++
    return Response.error()
  })
  return { created, handlers: [handler, on.users.view({ ...user, status: 'invited' }), ...lines] }
}

async function loseAnswer() {
  await create().click()
  await expect.element(toast().getByText(/Нет связи с сервером/)).toBeVisible()
}

test('a creation whose answer was lost is recognised after an edit, and the edit waits in the record', async () => {
  const { created, handlers } = createBehind({ lost: 1, commits: true })
  const { address } = await openPanel('/users/edit/new', { handlers, stored: { 'draft:1:users/new': draft() } })
  await loseAnswer()
  await page.getByLabelText('Имя').fill('Пётр')
  await create().click()
  await expect.poll(address).toBe('/users/edit/5')
  await expect.element(toast().getByText(/Запись уже создана прошлым сохранением/)).toBeVisible()
  expect(toast().element().textContent).not.toContain('Сохранено')
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Пётр')
  await expect.element(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
  expect(created).toMatchObject([{ first_name: 'Игорь' }])
})

test('a creation that never arrived is sent as it is now', async () => {
  const { created, handlers } = createBehind({ lost: 1, commits: false })
  const { address } = await openPanel('/users/edit/new', { handlers, stored: { 'draft:1:users/new': draft() } })
  await loseAnswer()
  await page.getByLabelText('Имя').fill('Пётр')
  await create().click()
  await expect.poll(address).toBe('/users/edit/5')
  expect(created).toMatchObject([{ first_name: 'Пётр' }])
})

test('the key of a creation without an answer outlives its page', async () => {
  const { created, handlers } = createBehind({ lost: 1, commits: true })
  const { router, address } = await openPanel('/users/edit/new', { handlers, stored: { 'draft:1:users/new': draft() } })
  await loseAnswer()
  await router.navigate('/users/edit/5', { state: 'keeps-draft' })
  await expect.element(page.getByRole('heading', { name: 'Белов Игорь' })).toBeVisible()
  await router.navigate('/users/edit/new')
  await create().click()
  await expect.poll(address).toBe('/users/edit/5')
  expect(created).toHaveLength(1)
})

test('two clicks and Ctrl+S at once create one record', async () => {
  const { created, handlers } = createBehind({ lost: 0, commits: true })
  const { requests } = await openPanel('/users/edit/new', { handlers, stored: { 'draft:1:users/new': draft() } })
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Игорь')
  await create().dblClick()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => created).toHaveLength(1)
  expect(requests.filter(isCreation)).toHaveLength(1)
})
