import type { Permission, Profile } from '@admin-panel/sdk'
import { createHandlers, createTestUser } from '@admin-panel/sdk/testing'
import { getResponse, type HttpHandler } from 'msw'
import { client } from '#data/client.ts'
import { queryClient } from '#data/queries.ts'
import { toasts } from '#data/notify/toaster.tsx'

export const on = createHandlers()

/** A role, or a user with exactly these permissions; `guest` is signed out. */
export type Visitor = 'administrator' | 'merchant' | 'guest' | readonly Permission[] | Profile

// The retries of a query follow at once instead of after seconds.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 0 } })

/** Lets handlers answer for the API and signs the user in. Tests and stories run on it. */
export async function startBackend(as: Visitor, handlers: readonly HttpHandler[]) {
  const user = isUser(as) ? as : createTestUser(as === 'guest' ? 'administrator' : as)
  const answers = [...handlers, ...standard(user)]
  const requests: Request[] = []
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request.clone())
    const response = await getResponse(answers, request)
    if (!response || response.type === 'error') throw new TypeError(`No answer for ${request.method} ${request.url}`)
    return response
  }
  if (as !== 'guest') await client.signIn({ email: user.email, password: 'password' })
  requests.length = 0
  return {
    requests,
    /** Handlers that override earlier ones. */
    answer: (...next: HttpHandler[]) => void answers.unshift(...next),
    /** Resets the browser to the state of a first visit. */
    stop: async () => {
      await client.signOut()
      globalThis.fetch = real
      queryClient.clear()
      for (const { id } of toasts.getSnapshot()) toasts.close(id)
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}

const token = () => ({
  token: { value: `token-${Math.random()}`, expired_at: new Date(Date.now() + 1_800_000).toISOString() },
})

function standard(user: Profile) {
  return [
    on.profile.view(user),
    on.auth.signIn(token),
    on.auth.refresh(token),
    on.auth.signOut(undefined),
    on.notifications.unreadCount({ count: 0 }),
    on.operations.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 5, page_count: 0 } }),
    on.overview.waiting({ items: [] }),
    on.overview.counts({ all: { total: 0, total_is_exact: true, query: '' }, items: [] }),
    on.savedViews.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 100, page_count: 0 } }),
    on.system.routeRule({ redirect: null }),
    on.events.stream(() => new ReadableStream()),
    on.presence.report({ items: [] }),
    on.presence.leave(undefined),
    on.system.latestBuilds({ error: { status: 404 } }),
  ]
}

function isUser(as: Visitor): as is Profile {
  return typeof as === 'object' && 'roles' in as
}
