import { replace, type MiddlewareFunction } from 'react-router'
import { client } from '#shared/client.ts'
import { rememberPage } from '#shared/remembered-page.ts'
import { isAuthPath, leadTo, navigationContext } from './navigation.ts'

/** Rules G2, G3 and G4. */
export const authenticate: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search, hash } = new URL(request.url)
  const navigation = context.get(navigationContext)
  if (isAuthPath(pathname)) {
    if (pathname === '/auth/login' || !isSignedIn()) return
    const { previous } = navigation
    if (previous && !isAuthPath(previous.pathname)) throw replace(previous.pathname + previous.search + previous.hash)
    throw leadTo('/', navigation)
  }
  if (client.session.getSnapshot().status === 'loading') await client.loadUser().catch(unlessSignedOut)
  if (isSignedIn()) return
  rememberPage(pathname + search + hash)
  throw leadTo('/auth/login', navigation)
}

function isSignedIn() {
  return client.session.getSnapshot().status !== 'anonymous'
}

/** A refused token leads to the sign-in page; any other failure is the page's to show. */
function unlessSignedOut(error: unknown) {
  if (isSignedIn()) throw error
}
