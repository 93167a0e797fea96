import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { notify } from '#data/notify/notify.ts'
import { forgetKeptPages } from '#data/visited/kept-pages.ts'
import { followTabUser, rememberPage, takeRememberedPage } from '#data/visited/remembered-page.ts'
import { isPreview } from '#data/preview/is-preview.ts'
import { leavePreview } from '#data/preview/preview.ts'
import { forgetSavedQueries } from '#data/saved-query.ts'
import { isAuthPath } from '#app/guards/navigation.ts'
import type { AppRouter } from '#app/router.tsx'
import { pathTo } from '#data/paths.ts'

const DEBOUNCE = 500
const OWNER = 'last-user'

/** Reacts to the start, the end and the failure of a session: rules A2, A3, A6, A7 and E3. Returns the unsubscribe function. */
export function followSession(router: AppRouter) {
  let expired: ReturnType<typeof setTimeout> | undefined
  const unfollow = followTabUser()

  const unsubscribe = client.on((event) => {
    const { pathname, search, hash } = router.state.location
    switch (event.type) {
      case 'unauthorized':
        clearTimeout(expired)
        expired = setTimeout(() => void notify({ status: 'error', message: m.error_session_expired() }), DEBOUNCE)
        break
      case 'signed-out':
        if (isPreview()) {
          void leavePreview()
          break
        }
        if (event.reason !== 'user' && !isAuthPath(pathname)) rememberPage(pathname + search + hash)
        if (!isAuthPath(pathname)) void router.navigate(pathTo('auth.login'))
        break
      case 'signed-in':
        forgetFormerUser(event.user.id)
        // A sign-in in any tab moves a waiting sign-in page on to the remembered page.
        if (pathname === pathTo('auth.login'))
          void router.navigate(takeRememberedPage(event.user.id), { replace: true })
        break
      case 'refresh-failed':
      case 'user-failed':
        void notify({ status: 'error', message: event.type === 'user-failed' ? m.error_user() : m.error_refresh() })
        break
      default:
        break
    }
  })
  return () => {
    clearTimeout(expired)
    unfollow()
    unsubscribe()
  }
}

/** What another user has left in this browser. */
function forgetFormerUser(userId: number) {
  const owner = localStorage.getItem(OWNER)
  localStorage.setItem(OWNER, String(userId))
  if (owner === String(userId)) return
  forgetSavedQueries()
  // Before the first sign-in the pages were those of a guest.
  if (owner !== null) forgetKeptPages()
}
