import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '#data/client.ts'
import { followBrowser } from '#data/live/reach.ts'
import { queryClient } from '#data/queries.ts'
import { on, openPanel } from '#test/render.tsx'

const meta = { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const roles = [on.roles.list({ items: [], meta })]
const gone = { error: { status: 502 } } as const
const away = [on.roles.list(gone), on.system.routeRule(gone)]
const back = [...roles, on.system.routeRule({ redirect: null })]
const note = () => page.getByText(/^Нет связи с сервером\. Показано то, что было сегодня, \d\d:\d\d$/)
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

followBrowser()

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Lets the time until the next attempt pass. */
async function nextTry() {
  vi.advanceTimersByTime(3000)
  vi.useRealTimers()
  await expect.element(note()).not.toBeInTheDocument()
}

test('A list says that the server is away, and is read anew once it answers', async () => {
  const { answer, requests } = await openPanel('/roles', { handlers: roles })
  await expect.element(heading('Роли')).toBeVisible()
  await expect.element(note()).not.toBeInTheDocument()
  answer(...away)
  await queryClient.refetchQueries({ queryKey: ['roles'] })
  await expect.element(note()).toBeVisible()
  answer(...back)
  requests.length = 0
  window.dispatchEvent(new Event('online'))
  await expect.element(note()).not.toBeInTheDocument()
  await expect.poll(() => requests.map(({ url }) => new URL(url).pathname)).toContain('/api/user/admin/role')
})

test('One read that fails does not mean that the server is away', async () => {
  const { answer, requests } = await openPanel('/roles', { handlers: roles })
  await expect.element(heading('Роли')).toBeVisible()
  answer(on.roles.list(gone))
  await queryClient.refetchQueries({ queryKey: ['roles'] })
  await expect.poll(() => requests.some(({ url }) => url.includes('route-rule'))).toBe(true)
  await expect.element(note()).not.toBeInTheDocument()
})

test('A read that the panel cancels is no sign that the server is away', async () => {
  const { requests } = await openPanel('/roles', { handlers: roles })
  await expect.element(heading('Роли')).toBeVisible()
  requests.length = 0
  const sending = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError'))),
        ),
    )
  const cancelled = new AbortController()
  const read = client.api.roles.list({}, { signal: cancelled.signal }).catch(() => undefined)
  await expect.poll(() => sending.mock.calls.length).toBe(1)
  cancelled.abort()
  await read
  await client.api.roles.list({})
  expect(requests.filter(({ url }) => url.includes('route-rule'))).toEqual([])
})

test('The browser being offline is said at once', async () => {
  const { answer } = await openPanel('/roles', { handlers: roles })
  await expect.element(heading('Роли')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer(...away)
  window.dispatchEvent(new Event('offline'))
  await vi.waitFor(() => expect(note().query()).not.toBeNull())
  answer(...back)
  window.dispatchEvent(new Event('online'))
  vi.useRealTimers()
  await expect.element(note()).not.toBeInTheDocument()
})

test('A page that was opened while the server was away comes by itself', async () => {
  const { answer, router } = await openPanel('/roles', { handlers: roles })
  await expect.element(heading('Роли')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer(on.system.routeRule(gone))
  void router.navigate('/reviews')
  await vi.waitFor(() => expect(page.getByRole('button', { name: 'Повторить' }).query()).not.toBeNull(), 10_000)
  await vi.waitFor(() => expect(note().query()).not.toBeNull())
  answer(on.reviews.list({ items: [], meta }), on.companies.options({ items: [] }), ...back)
  await nextTry()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})
