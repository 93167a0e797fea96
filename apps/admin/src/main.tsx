import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { tolerateMovedNodes } from '#app/moved-nodes.ts'
import { createAppRouter, RouteError } from '#app/router.tsx'
import { followSession } from '#app/session/session-events.ts'
import { storeRights } from '#app/session/stored-rights.ts'
import { getLocale } from './text/locale.ts'
import { followBrowser } from './data/live/reach.ts'
import { followPreview } from './data/preview/preview.ts'
import { applyColorMode } from './data/color-mode.ts'
import { loadLanguage } from './text/language.ts'
import { Localized } from './text/localized.tsx'
import { whenIdle } from './page/live/when-idle.ts'
import './styles.css'

tolerateMovedNodes()
document.documentElement.lang = getLocale()
applyColorMode()
const router = createAppRouter()
followSession(router)
storeRights()
followPreview()
followBrowser()

// After a deploy a chunk of the old build may be gone: one reload fetches the new one. While the server is
// unreachable a reload would lose the page, so none happens. Firefox ends the chunks of a page that is left, where a
// reload would undo the navigation.
let leftAt = 0
window.addEventListener('beforeunload', () => (leftAt = Date.now()))
window.addEventListener('vite:preloadError', async () => {
  const reloadedAt = Number(sessionStorage.getItem('reloaded-at'))
  if (Date.now() - Math.max(reloadedAt, leftAt) < 10_000) return
  const isThere = await fetch('/latest-builds.json', { cache: 'no-store' }).catch(() => null)
  if (!isThere) return
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  window.location.reload()
})

// The offline message cannot load while offline, so it is preloaded at the user's first press.
function prepare() {
  RouteError.prepare()
  import('./data/notify/toaster.tsx').catch(() => undefined)
}
for (const press of ['pointerdown', 'keydown', 'input']) window.addEventListener(press, prepare, { once: true })

// Not a top-level await: the bundler keeps the chunks of a program with one apart.
void Promise.all([loadLanguage(), firstPage()]).then(render)

/** Until the first page is there, the shape of the panel in index.html stays. */
function firstPage() {
  return new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}

function render() {
  const host = document.getElementById('root')
  if (!host) throw new Error('index.html has no #root')
  const root = createRoot(host)
  // In a transition React gives the browser its turns while it draws the first page.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Localized>
          <RouterProvider router={router} />
        </Localized>
      </StrictMode>,
    ),
  )
  if (import.meta.env.PROD) whenIdle(keepPages)
}

/** A page that was open before opens again without waiting for the server. Insecure contexts have no workers. */
function keepPages() {
  // oxlint-disable-next-line eslint/no-restricted-properties -- Without it each document comes from the server.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.register('/worker.js').catch(() => undefined)
}
