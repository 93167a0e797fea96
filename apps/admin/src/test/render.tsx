import type { HttpHandler } from 'msw'
import { RouterProvider } from 'react-router/dom'
import { cleanup, render } from 'vitest-browser-react/pure'
import { createAppRouter } from '#app/router.tsx'
import { followSession } from '#app/session-events.ts'
import { startBackend, type Visitor } from './backend.ts'
import '#styles.css'

export { on } from './backend.ts'

interface OpenOptions {
  as?: Visitor
  handlers?: readonly HttpHandler[]
  /** What local storage holds before the panel opens. */
  stored?: Readonly<Record<string, string>>
}

const stops: (() => unknown)[] = []

/** Leaves the browser as a new visitor would find it. */
export async function closePanels() {
  for (const stop of stops.splice(0)) await stop()
  document.documentElement.classList.remove('dark')
  await cleanup()
}

/** Opens the panel at an address, with its own router and guards; `handlers` answer in place of the API. */
export async function openPanel(
  address: string,
  { as = 'administrator', handlers = [], stored = {} }: OpenOptions = {},
) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const { requests, answer, stop } = await startBackend(as, handlers)
  // The client of this page is older than the test: it learns of a stored session as from another tab.
  if (stored['token']) window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  const router = createAppRouter([address])
  stops.push(followSession(router), stop)
  const screen = await render(<RouterProvider router={router} />)
  return {
    screen,
    router,
    requests,
    answer,
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
