import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createAppRouter, RouteError } from '#app/router.tsx'
import { followSession } from '#app/session-events.ts'
import { getLocale } from './text/locale.ts'
import { applyColorMode } from './data/color-mode.ts'
import { loadLanguage } from './text/language.ts'
import { Localized } from './text/localized.tsx'
import './styles.css'

document.documentElement.lang = getLocale()
applyColorMode()
await loadLanguage()
const router = createAppRouter()
followSession(router)

// After a deploy a chunk of the old build may be gone: one reload fetches the new one. Where the server does not
// answer at all, a reload would leave nothing of the page.
window.addEventListener('vite:preloadError', async () => {
  const last = Number(sessionStorage.getItem('reloaded-at'))
  if (Date.now() - last < 10_000) return
  const isThere = await fetch('/latest-builds.json', { cache: 'no-store' }).catch(() => null)
  if (!isThere) return
  sessionStorage.setItem('reloaded-at', String(Date.now()))
  window.location.reload()
})

// What says that there is no connection could not be loaded without one: it comes with the first press of the user.
function prepare() {
  RouteError.prepare()
  import('./data/notify/toaster.tsx').catch(() => undefined)
}
for (const press of ['pointerdown', 'keydown', 'input']) window.addEventListener(press, prepare, { once: true })

const host = document.getElementById('root')
if (!host) throw new Error('index.html has no #root')
createRoot(host).render(
  <StrictMode>
    <Localized>
      <RouterProvider router={router} />
    </Localized>
  </StrictMode>,
)
