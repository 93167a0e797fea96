import type { HttpHandler } from 'msw'
import { RouterProvider } from 'react-router/dom'
import { cleanup, render } from 'vitest-browser-react/pure'
import { createAppRouter } from '#app/router.tsx'
import { followSession } from '#app/session/session-events.ts'
import { startBackend, type Visitor } from './backend.ts'
import '#styles.css'

export { on } from './backend.ts'

interface OpenOptions {
  as?: Visitor
  handlers?: readonly HttpHandler[]
  /** The content of local storage before the panel opens. */
  stored?: Readonly<Record<string, string>>
}

const stops: (() => unknown)[] = []

/** Resets the browser to the state of a first visit. */
export async function closePanels() {
  await cleanup()
  for (const stop of stops.splice(0)) await stop()
  document.documentElement.classList.remove('dark')
}

/** Opens the panel at an address, with its own router and guards; `handlers` answer for the API. */
export async function openPanel(
  address: string,
  { as = 'administrator', handlers = [], stored = {} }: OpenOptions = {},
) {
  // Tests of other things need no answers for it.
  for (const [key, value] of Object.entries({ shift: 'off', ...stored })) localStorage.setItem(key, value)
  const { requests, answer, stop } = await startBackend(as, handlers)
  // The page's client is older than the test: it learns of a stored session as from another tab.
  if (stored['token']) window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  const router = createAppRouter([address])
  // A navigation that is still pending would remember its page for the next test.
  stops.push(followSession(router), () => router.dispose(), stop)
  const screen = await render(<RouterProvider router={router} />)
  return {
    screen,
    router,
    requests,
    answer,
    /** The current address. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The bodies of requests to addresses with this ending, oldest first. */
    sent: (method: string, ending: string) =>
      Promise.all(
        requests
          .filter((request) => request.method === method && new URL(request.url).pathname.endsWith(ending))
          .map((request) => request.clone().text())
          .map(async (body) => JSON.parse((await body) || 'null') as unknown),
      ),
  }
}
