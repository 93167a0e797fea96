import { redirect, replace, type MiddlewareFunction } from 'react-router'
import { client } from '#shared/client.ts'
import { rememberPage } from '#shared/remembered-page.ts'
import { isAuthPath, navigationContext } from './navigation.ts'

/** Rules G2, G3 and G4. */
export const authenticate: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search, hash } = new URL(request.url)
  if (isAuthPath(pathname)) {
    if (pathname === '/auth/login' || !isSignedIn()) return
    const { previous } = context.get(navigationContext)
    throw replace(previous && !isAuthPath(previous.pathname) ? previous.pathname + previous.search : '/')
  }
  if (client.session.getSnapshot().status === 'loading') await client.loadUser().catch(unlessSignedOut)
  if (isSignedIn()) return
  rememberPage(pathname + search + hash)
  throw redirect('/auth/login')
}

function isSignedIn() {
  return client.session.getSnapshot().status !== 'anonymous'
}

/** A refused token leads to the sign-in page; any other failure is the page's to show. */
function unlessSignedOut(error: unknown) {
  if (isSignedIn()) throw error
}
