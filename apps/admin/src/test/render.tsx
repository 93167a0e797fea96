import { createHandlers, createTestUser } from '@admin-panel/sdk/testing'
import type { Permission, User } from '@admin-panel/sdk'
import { getResponse, type HttpHandler } from 'msw'
import { RouterProvider } from 'react-router/dom'
import { afterEach, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { createAppRouter } from '#app/router.tsx'
import { followSession } from '#app/session-events.ts'
import { client } from '#shared/client.ts'
import { queryClient } from '#shared/queries.ts'
import { toasts } from '#shared/toaster.tsx'
import '#styles.css'

export const on = createHandlers()

interface OpenOptions {
  /** A role, or somebody with just these permissions; `nobody` is signed out. */
  as?: 'administrator' | 'merchant' | 'nobody' | readonly Permission[] | User
  handlers?: readonly HttpHandler[]
  /** What local storage holds before the panel opens. */
  stored?: Readonly<Record<string, string>>
}

// The retries of a query wait for seconds; here they follow at once.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })

const stops: (() => void)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await client.signOut()
  queryClient.clear()
  for (const { id } of toasts.getSnapshot()) toasts.close(id)
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.classList.remove('dark')
})

/** Opens the panel at an address, with its own router, guards and client; `handlers` answer in place of the API. */
export async function openPanel(
  address: string,
  { as = 'administrator', handlers = [], stored = {} }: OpenOptions = {},
) {
  const user = isUser(as) ? as : createTestUser(as === 'nobody' ? 'administrator' : as)
  const answers = [...handlers, ...standard(user)]
  const requests: Request[] = []
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    const response = await getResponse(answers, request)
    if (!response || response.type === 'error') throw new TypeError(`No answer for ${request.method} ${request.url}`)
    return response
  })
  stops.push(() => fetch.mockRestore())

  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  // The client of this page is older than the test: it learns of a stored session as from another tab.
  if (stored['token']) window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  if (as !== 'nobody') await client.signIn({ email: user.email, password: 'password' })
  requests.length = 0
  const router = createAppRouter([address])
  stops.push(followSession(router))
  const screen = await render(<RouterProvider router={router} />)
  return {
    screen,
    router,
    requests,
    /** Answers that take the place of earlier ones. */
    answer: (...next: HttpHandler[]) => void answers.unshift(...next),
    /** Where the panel is, as the address bar would say. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The bodies that were sent to addresses with this ending, oldest first. */
    sent: (method: string, ending: string) =>
      Promise.all(
        requests
          .filter((request) => request.method === method && new URL(request.url).pathname.endsWith(ending))
          .map((request) => request.clone().text())
          .map(async (body) => JSON.parse((await body) || 'null') as unknown),
      ),
  }
}

const token = () => ({
  token: { value: `token-${Math.random()}`, expired_at: new Date(Date.now() + 1_800_000).toISOString() },
})

function standard(user: User) {
  return [
    on.profile.view(user),
    on.auth.signIn(token),
    on.auth.refresh(token),
    on.auth.signOut(undefined),
    on.system.routeRule({ redirect: null }),
    on.system.latestBuilds({ error: { status: 404 } }),
  ]
}

function isUser(as: OpenOptions['as']): as is User {
  return typeof as === 'object' && 'roles' in as
}
