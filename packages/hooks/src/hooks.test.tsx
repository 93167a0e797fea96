import {
  createHandlers,
  createTestClient,
  createTestUser,
  samples,
  type TestClient,
  type TestClientOptions,
} from '@admin-panel/sdk/testing'
import type { Permission, Schemas } from '@admin-panel/sdk'
import {
  dehydrate,
  hydrate,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { createHooks, staleOf } from './index.ts'

const on = createHandlers()

function setUp(options: TestClientOptions = {}) {
  const client = createTestClient(options)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StrictMode>
  )
  return { client, queryClient, wrapper, hooks: createHooks(client, queryClient) }
}

const user = (id: number, last_name = 'Ли'): Schemas['UserRow'] => ({
  id,
  last_name,
  first_name: 'Анна',
  middle_name: null,
  email: `user-${id}@example.com`,
  phone: null,
  position: null,
  roles: [],
  companies: [],
  status: 'active',
  last_login_at: null,
  created_at: '2026-06-01T09:00:00Z',
  version: 1,
})
const pageOf = (items: Schemas['UserRow'][], page = 1, page_count = 1): Schemas['UserRowPage'] => ({
  items,
  meta: { total: items.length, total_is_exact: true, page, per_page: 20, page_count },
})

function sentOf({ requests }: TestClient, path: string) {
  return requests.filter(({ url }) => new URL(url).pathname === path).length
}

describe('session', () => {
  test('useSession follows the session', async () => {
    const { client, hooks, wrapper } = setUp({ as: 'merchant' })
    const { result } = await renderHook(() => hooks.useSession(), { wrapper })
    expect(result.current).toMatchObject({ status: 'active', user: { last_name: 'Иванова' } })
    await client.signOut()
    await expect.poll(() => result.current.status).toBe('anonymous')
  })

  test('useCan renders again only when its answer changes', async () => {
    const { client, hooks } = setUp({ as: ['user.view'] })
    const renders = vi.fn<(can: boolean) => void>()
    const Probe = () => {
      renders(hooks.useCan('user.view'))
      return null
    }
    await render(<Probe />)
    expect(renders).toHaveBeenCalledTimes(1)
    client.use(on.profile.view(createTestUser(['user.view', 'order.view'])))
    await client.loadUser()
    await client.refresh({ force: true })
    expect(renders).toHaveBeenCalledTimes(1)
    client.use(on.profile.view(createTestUser(['order.view'])))
    await client.loadUser()
    await expect.poll(() => renders.mock.calls).toEqual([[true], [false]])
  })

  test('useCan takes one permission, all, or any of several', async () => {
    const { hooks } = setUp({ as: ['user.view'] })
    const permissions: Permission[] = ['user.view', 'user.delete']
    const { result } = await renderHook(() => [
      hooks.useCan('user.view'),
      hooks.useCan(permissions),
      hooks.useCan(permissions, 'any'),
    ])
    expect(result.current).toEqual([true, false, true])
  })

  test('useExplain names the roles that grant a permission', async () => {
    const { hooks } = setUp({ as: ['user.view'] })
    const { result } = await renderHook(() => hooks.useExplain('user.view'))
    expect(result.current).toMatchObject({ allowed: true, reason: 'granted', grantedBy: ['staff'] })
  })

  test('P4: switching the admin check shows at once', async () => {
    const { client, hooks } = setUp()
    const { result } = await renderHook(() => hooks.useCan('user.delete'))
    expect(result.current).toBe(true)
    client.session.setAdminCheck(false)
    await expect.poll(() => result.current).toBe(false)
  })
})

describe('queries', () => {
  test('a query has the operation and its parameters for a key', async () => {
    const { hooks, wrapper, client } = setUp({ handlers: [on.users.list(({ q }) => pageOf([user(1, q)]))] })
    const options = hooks.queries.users.list({ q: 'ли' })
    expect(options.queryKey).toEqual(['users', 'list', { q: 'ли' }])
    const { result } = await renderHook(() => useQuery(options), { wrapper })
    await expect.poll(() => result.current.data?.items[0]?.last_name).toBe('ли')
    expect(sentOf(client, '/api/user/admin/user')).toBe(1)
    expectTypeOf(result.current.data).toEqualTypeOf<Schemas['UserRowPage'] | undefined>()
  })

  test('B3: an infinite query and a plain one of the same list live side by side', async () => {
    const { hooks, wrapper } = setUp({ handlers: [on.users.list(({ page = 1 }) => pageOf([user(page)], page, 2))] })
    const { result } = await renderHook(
      () => ({ plain: useQuery(hooks.queries.users.list()), all: useInfiniteQuery(hooks.infinite.users.list()) }),
      { wrapper },
    )
    await expect.poll(() => result.current.all.data?.pages.length).toBe(1)
    expect(result.current.plain.data?.items[0]?.id).toBe(1)
    expect(result.current.all.hasNextPage).toBe(true)
    await result.current.all.fetchNextPage()
    await expect.poll(() => result.current.all.data?.pages.map(({ items }) => items[0]?.id)).toEqual([1, 2])
    expect(result.current.all.hasNextPage).toBe(false)
    expect(result.current.plain.data?.items[0]?.id).toBe(1)
  })

  test('B3: an infinite query follows the cursor to the page without one', async () => {
    const after = [undefined, 'c1', 'c2']
    const { hooks, wrapper } = setUp({
      handlers: [
        on.users.list((params) => {
          const index = after.indexOf(params.after)
          const { items, meta } = pageOf([user(index + 1)], 1, 9)
          const next = after[index + 1]
          return { items, meta: { ...meta, total_is_exact: false, ...(next && { after: next }) } }
        }),
      ],
    })
    const { result } = await renderHook(() => useInfiniteQuery(hooks.infinite.users.list()), { wrapper })
    for (const count of [1, 2, 3]) {
      await expect.poll(() => result.current.data?.pages.length).toBe(count)
      expect(result.current.hasNextPage).toBe(count < 3)
      await result.current.fetchNextPage()
    }
    expect(result.current.data?.pages.map(({ items }) => items[0]?.id)).toEqual([1, 2, 3])
  })

  test('B4: an answer without a body is null, not an error', async () => {
    const { hooks, wrapper } = setUp()
    const { result } = await renderHook(() => useQuery(hooks.queries.auth.signOut()), { wrapper })
    await expect.poll(() => result.current.status).toBe('success')
    expect(result.current.data).toBeNull()
  })

  test.each([
    [503, 4],
    [403, 1],
    [422, 1],
  ])('B10: a query that fails with %i is sent %i times in all', async (status, times) => {
    const { hooks, wrapper, client } = setUp({
      retry: { attempts: 1, delay: () => 0 },
      handlers: [on.users.list({ error: { status } })],
    })
    const { result } = await renderHook(() => useQuery(hooks.queries.users.list()), { wrapper })
    await expect.poll(() => result.current.status).toBe('error')
    expect(sentOf(client, '/api/user/admin/user')).toBe(times)
    expect(result.current.error).toMatchObject({
      kind: status === 503 ? 'server' : status === 403 ? 'forbidden' : 'validation',
    })
  })

  test('a cancelled query aborts its request', async () => {
    const { hooks, queryClient, client } = setUp({ handlers: [on.users.list(() => new Promise(() => undefined))] })
    const events: string[] = []
    client.on(({ type }) => events.push(type))
    const options = hooks.queries.users.list()
    const loading = queryClient.fetchQuery(options).catch(() => undefined)
    await client.clock.advance(0)
    await queryClient.cancelQueries({ queryKey: options.queryKey })
    await loading
    await expect.poll(() => events).toContain('response')
  })
})

describe('mutations', () => {
  test.each(['users', 'users.list'] as const)('a change that invalidates %s reads the list again', async (name) => {
    const { hooks, wrapper, client } = setUp({
      handlers: [on.users.list(pageOf([user(1)])), on.users.delete(undefined)],
    })
    const { result } = await renderHook(
      () => ({
        users: useQuery(hooks.queries.users.list()),
        remove: useMutation(hooks.mutations.users.delete({ invalidates: [name] })),
      }),
      { wrapper },
    )
    await expect.poll(() => result.current.users.status).toBe('success')
    const before = sentOf(client, '/api/user/admin/user')
    result.current.remove.mutate({ id: 1, version: 1 })
    await expect.poll(() => sentOf(client, '/api/user/admin/user')).toBe(before + 1)
  })

  test('a refused change shows the record as it is now, and overwrites it when asked', async () => {
    const { hooks, wrapper } = setUp({
      handlers: [
        on.cities.update(({ version, population }) =>
          version === 4
            ? samples.cities.record({ id: 5, version: 5, population: population ?? null })
            : { error: { status: 412, current: samples.cities.record({ id: 5, version: 4, population: 10 }) } },
        ),
      ],
    })
    const { result } = await renderHook(
      () => {
        const update = useMutation(hooks.mutations.cities.update())
        return { update, stale: staleOf(update, 'cities.update') }
      },
      { wrapper },
    )
    result.current.update.mutate({ id: 5, version: 3, population: 20 })
    await expect.poll(() => result.current.stale?.current.population).toBe(10)
    result.current.stale?.overwrite()
    await expect.poll(() => result.current.update.data).toMatchObject({ version: 5, population: 20 })
    expect(result.current.stale).toBeNull()
    expectTypeOf<NonNullable<typeof result.current.stale>['current']>().toEqualTypeOf<Schemas['City']>()
  })
})

describe('a server', () => {
  test('what a server has read is not read again by the page', async () => {
    const server = setUp({ handlers: [on.users.list(pageOf([user(1)]))] })
    await server.queryClient.prefetchQuery(server.hooks.queries.users.list())
    const sent = structuredClone(dehydrate(server.queryClient))

    const page = setUp({ handlers: [] })
    page.queryClient.setDefaultOptions({ queries: { staleTime: 60_000 } })
    hydrate(page.queryClient, sent)
    const { result } = await renderHook(() => useQuery(page.hooks.queries.users.list()), { wrapper: page.wrapper })
    expect(result.current.data?.items[0]?.id).toBe(1)
    expect(sentOf(page.client, '/api/user/admin/user')).toBe(0)
  })
})

describe('B24', () => {
  test("B24: a user's cached data is cleared at sign-out", async () => {
    const { client, queryClient, hooks } = setUp({ handlers: [on.users.list(pageOf([user(1)]))] })
    await queryClient.fetchQuery(hooks.queries.users.list())
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
    await client.signOut()
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
  })

  test('B24: a response for the previous user is dropped', async () => {
    const answer = Promise.withResolvers<Schemas['UserRowPage']>()
    const { client, queryClient, hooks } = setUp({ handlers: [on.users.list(() => answer.promise)] })
    const options = hooks.queries.users.list()
    const loading = queryClient.fetchQuery(options).catch(() => 'dropped')
    await client.clock.advance(0)
    client.use(on.profile.view(createTestUser('merchant', { id: 2 })))
    await client.signIn({ email: 'b@example.com', password: 'p' })
    answer.resolve(pageOf([user(1)]))
    expect(await loading).toBe('dropped')
    expect(queryClient.getQueryData(options.queryKey)).toBeUndefined()
  })

  test('B24: the same user with a new token keeps the cache', async () => {
    const { client, queryClient, hooks } = setUp({ handlers: [on.users.list(pageOf([user(1)]))] })
    await queryClient.fetchQuery(hooks.queries.users.list())
    await client.refresh({ force: true })
    await client.loadUser()
    expect(queryClient.getQueryCache().getAll()).toHaveLength(1)
  })
})
