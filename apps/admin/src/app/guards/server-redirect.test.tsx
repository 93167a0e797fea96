import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AppRouter } from '#app/router.tsx'
import { client } from '#data/client.ts'
import { toasts } from '#data/notify/toaster.tsx'
import { on, openPanel } from '#test/render.tsx'
import { createStream } from '#test/stream.ts'

const usersPage = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const none = { redirect: null }
const handlers = [
  on.categoryTree.nodes({ items: [], tree_version: 1 }),
  on.users.list(usersPage),
  on.roles.list(usersPage),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
]
/** Opens two pages in turn until the paths that have a rule were read. */
async function readPaths({ router, requests }: Awaited<ReturnType<typeof openPanel>>) {
  await expect
    .poll(async () => {
      await router.navigate('/handbooks')
      await router.navigate('/roles')
      return requests.filter(({ url }) => url.endsWith('/route-rule/paths')).length
    })
    .toBe(1)
  await client.api.users.list({})
}

/** The pages that are shown from now on. */
function followPages(router: AppRouter) {
  const paths: string[] = []
  router.subscribe(({ location }) => paths.push(location.pathname))
  return paths
}

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('G9: the redirect of a rule is followed, unless it leads to another origin', async () => {
  const rules: Record<string, string> = { '/old-users': '/users', '/roles': '//evil.example' }
  const { router, address } = await openPanel('/old-users', {
    handlers: [on.system.routeRule(({ path }) => ({ redirect: rules[path] ?? null })), ...handlers],
  })
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(address()).toBe('/users')
  await router.navigate('/roles')
  expect(address()).toBe('/roles')
})

test('G9: a page that was open before waits for a redirect rule that was created since', async () => {
  const received: ((rule: { redirect: string }) => void)[] = []
  const { router, address, answer } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  await router.navigate('/roles')
  answer(
    on.system.routeRule(({ path }) => (path === '/users' ? new Promise((resolve) => received.push(resolve)) : none)),
  )
  const paths = followPages(router)
  const navigation = router.navigate('/users')
  await expect.poll(() => received).toHaveLength(1)
  // A page that did not wait for its rule would open meanwhile.
  for (let loads = 0; loads < 20; loads++) await client.api.users.list({})
  received[0]?.({ redirect: '/handbooks' })
  await navigation
  await expect.element(heading('Справочники')).toBeVisible()
  expect(address()).toBe('/handbooks')
  expect(paths).not.toContain('/users')
})

test('G9: while the stream is open a navigation looks up no rule, and a rule created meanwhile applies before its page is shown', async () => {
  const stream = createStream()
  const lookups: string[] = []
  let lists = 0
  const panel = await openPanel('/roles', {
    handlers: [
      stream.handler,
      on.routeRules.paths({ paths: ['/elsewhere'] }),
      on.system.routeRule(({ path }) => (lookups.push(path), none)),
      on.users.list(() => (lists++, usersPage)),
      ...handlers,
    ],
  })
  const { router, address, answer } = panel
  await expect.element(heading('Роли')).toBeVisible()
  await stream.begin()
  await readPaths(panel)
  lookups.length = 0
  for (const path of ['/users', '/roles', '/users?status=active', '/users/', '/users']) await router.navigate(path)
  expect(lookups).toEqual([])

  answer(
    on.routeRules.paths({ paths: ['/elsewhere', '/handbooks'] }),
    on.system.routeRule(({ path }) => ({ redirect: (lookups.push(path), path === '/handbooks') ? '/roles' : null })),
  )
  const before = lists
  await stream.send({ entity: 'route-rule', ids: null, by: null }, { entity: 'user', ids: null, by: null })
  await expect.poll(() => lists).toBe(before + 1)
  const paths = followPages(router)
  await router.navigate('/handbooks')
  expect(address()).toBe('/roles')
  await router.navigate('/users')
  await router.navigate('/handbooks')
  expect(address()).toBe('/roles')
  expect(paths).not.toContain('/handbooks')
  expect(lookups.filter((path) => path === '/handbooks')).toHaveLength(2)
  lookups.length = 0
  await router.navigate('/users')
  expect(lookups).toEqual([])
})

test('G9: a rule for a path in Russian letters is followed, although the browser encodes them', async () => {
  const stream = createStream()
  const panel = await openPanel('/roles', {
    handlers: [
      stream.handler,
      on.routeRules.paths({ paths: [encodeURI('/роли')] }),
      on.system.routeRule(({ path }) => ({ redirect: decodeURI(path) === '/роли' ? '/users' : null })),
      ...handlers,
    ],
  })
  await expect.element(heading('Роли')).toBeVisible()
  await stream.begin()
  await readPaths(panel)
  await panel.router.navigate('/роли')
  expect(panel.address()).toBe('/users')
})

test('G9: while the stream is silent the rule of each page is looked up', async () => {
  const stream = createStream()
  const lookups: string[] = []
  const panel = await openPanel('/roles', {
    handlers: [
      stream.handler,
      on.routeRules.paths({ paths: [] }),
      on.system.routeRule(({ path }) => (lookups.push(path), none)),
      ...handlers,
    ],
  })
  await expect.element(heading('Роли')).toBeVisible()
  await stream.begin()
  await readPaths(panel)
  lookups.length = 0
  await panel.router.navigate('/users')
  expect(lookups).toEqual([])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  await panel.router.navigate('/roles')
  expect(lookups).toEqual(['/roles'])
})

test('G9: going back to a page that is redirected now replaces it, so that the next step back leads on', async () => {
  const { router, address, answer } = await openPanel('/handbooks', { handlers })
  await expect.element(heading('Справочники')).toBeVisible()
  await router.navigate('/users')
  await router.navigate('/roles')
  answer(on.system.routeRule(({ path }) => ({ redirect: path === '/users' ? '/users/old' : null })))
  const back = async () => {
    await router.navigate(-1)
    await expect.poll(() => router.state.navigation.state).toBe('idle')
  }
  await back()
  expect(address()).toBe('/users/old')
  await back()
  expect(address()).toBe('/handbooks')
})

test('G9: rules that lead in circles do not keep a page from opening', async () => {
  const { address } = await openPanel('/users', {
    handlers: [on.system.routeRule(({ path }) => ({ redirect: path === '/users' ? '/roles' : '/users' })), ...handlers],
  })
  await expect.poll(address).toMatch(/^\/(users|roles)$/)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('G9: a rule that leads the first allowed page to a denied one is left at once, with one toast', async () => {
  const received: string[] = []
  const { address } = await openPanel('/', {
    as: ['category-tree.view'],
    handlers: [
      on.system.routeRule(({ path }) => (received.push(path), { redirect: path === '/catalog' ? '/users' : null })),
      ...handlers,
    ],
  })
  await expect.element(heading('Каталог')).toBeVisible()
  expect(address()).toBe('/catalog')
  await expect.poll(() => toasts.getSnapshot().map(({ message }) => message)).toEqual(['Доступ запрещен'])
  expect(received.filter((path) => path === '/users').length).toBeLessThanOrEqual(2)
})

test('G9: a page opens although the server of rules does not answer', async () => {
  await openPanel('/users', { handlers: [on.system.routeRule({ error: { status: 500 } }), ...handlers] })
  await expect.element(heading('Пользователи')).toBeVisible()
})
