import { replace, type MiddlewareFunction } from 'react-router'
import { client } from '#shared/client.ts'
import { isOwnPath } from '#shared/remembered-page.ts'

// A slow or broken rule server must not keep a page from opening.
const PATIENCE = 1500
const known = new Map<string, Promise<string | null>>()

function ruleOf(path: string) {
  const asked = known.get(path)
  if (asked) return asked
  const asking = client.api.system.routeRule({ path }, { timeout: PATIENCE, retry: false }).then(
    ({ redirect }) => redirect,
    () => {
      known.delete(path)
      return null
    },
  )
  known.set(path, asking)
  return asking
}

/** Starts the question before the other guards run; rule G9 awaits the answer in its turn. */
export const askServer: MiddlewareFunction = ({ request }) => {
  void ruleOf(new URL(request.url).pathname)
}

/** Rule G9. */
export const serverRedirect: MiddlewareFunction = async ({ request }) => {
  const { pathname } = new URL(request.url)
  const target = await ruleOf(pathname)
  if (isOwnPath(target) && target !== pathname) throw replace(target)
}
