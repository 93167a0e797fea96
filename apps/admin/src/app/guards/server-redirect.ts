import { createContext, type Location, type MiddlewareFunction } from 'react-router'
import { client } from '#shared/client.ts'
import { isOwnPath } from '#shared/remembered-page.ts'
import { leadTo, navigationContext } from './navigation.ts'

// A slow or broken server of rules must not keep a page from opening.
const PATIENCE = 1500
const ruleContext = createContext<Promise<string | null>>(Promise.resolve(null))

/** Asks before the other guards run, so that the answer of rule G9 is there when its turn comes. */
export const askServer: MiddlewareFunction = ({ request, context }) => {
  const path = new URL(request.url).pathname
  if (context.get(navigationContext).previous?.pathname === path) return
  const asking = client.api.system.routeRule({ path }, { timeout: PATIENCE, retry: false })
  context.set(
    ruleContext,
    asking.then(
      ({ redirect }) => redirect,
      () => null,
    ),
  )
}

// Rules that lead in circles must not keep a page from opening either.
const LONGEST_CHAIN = 5
let chain: { from: Location | null; length: number } = { from: null, length: 0 }

/** Rule G9. */
export const serverRedirect: MiddlewareFunction = async ({ request, context }) => {
  const { pathname } = new URL(request.url)
  const target = await context.get(ruleContext)
  if (!isOwnPath(target) || target === pathname) {
    chain = { from: null, length: 0 }
    return
  }
  const navigation = context.get(navigationContext)
  chain = { from: navigation.previous, length: chain.from === navigation.previous ? chain.length + 1 : 1 }
  if (chain.length > LONGEST_CHAIN) chain = { from: null, length: 0 }
  else throw leadTo(target, navigation)
}
