import { replace, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { rememberPage } from '#data/visited/remembered-page.ts'
import { isAuthPath, leadTo, navigationContext } from './navigation.ts'
import { pathTo } from '#data/paths.ts'

// The client requests the user as it starts; if that fails before the first page joins the request, the page fails with it.
let failure: unknown
client.on((event) => {
  if (event.type === 'user-failed') failure = event.error
})

/** Rules G2, G3 and G4. */
export const authenticate: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search, hash } = new URL(request.url)
  const navigation = context.get(navigationContext)
  if (isAuthPath(pathname)) {
    if (pathname === pathTo('auth.login') || !isSignedIn()) return
    const { previous } = navigation
    // A signed-in user may stay on the sign-in page.
    if (previous && (previous.pathname === pathTo('auth.login') || !isAuthPath(previous.pathname)))
      throw replace(previous.pathname + previous.search + previous.hash)
    throw leadTo('/', navigation)
  }
  const startFailure = navigation.previous ? undefined : failure
  failure = undefined
  if (client.session.getSnapshot().status === 'loading') {
    if (startFailure) throw startFailure
    await client.loadUser().catch(unlessSignedOut)
  }
  if (isSignedIn()) return
  rememberPage(pathname + search + hash)
  throw leadTo(pathTo('auth.login'), navigation)
}

function isSignedIn() {
  return client.session.getSnapshot().status !== 'anonymous'
}

/** A rejected token redirects to the sign-in page; the page shows any other failure. */
function unlessSignedOut(error: unknown) {
  if (isSignedIn()) throw error
}
