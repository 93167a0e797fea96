import { createContext, type Location, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { isOwnPath } from '#data/visited/remembered-page.ts'
import { leadTo, navigationContext } from './navigation.ts'

// A slow or broken server of rules must not block a page.
const PATIENCE = 1500
const ruleContext = createContext<Promise<string | null>>(Promise.resolve(null))

/** Paths without a redirect at the last look-up of this session. */
const opened = new Set<string>()
client.on(({ type }) => type === 'signed-out' && opened.clear())

/**
 * Sends the request before the other guards run, so that rule G9 has its answer in time. A page that was open
 * before does not wait; a redirect created since then applies when the answer arrives.
 */
export const askServer: MiddlewareFunction = ({ request, context }) => {
  const path = new URL(request.url).pathname
  const { previous, leave } = context.get(navigationContext)
  if (previous?.pathname === path) return
  const rule = ask(path)
  if (opened.has(path)) void rule.then((target) => target !== null && leave(path, target))
  else context.set(ruleContext, rule)
}

async function ask(path: string): Promise<string | null> {
  try {
    const { redirect } = await client.api.system.routeRule({ path }, { timeout: PATIENCE, retry: false })
    const target = isOwnPath(redirect) && redirect !== path ? redirect : null
    if (target !== null) opened.delete(path)
    else if (client.session.getSnapshot().status !== 'anonymous') opened.add(path)
    return target
  } catch {
    return null
  }
}

// Circular rules must not block a page either.
const LONGEST_CHAIN = 5
let chain: { from: Location | null; targets: readonly string[] } = { from: null, targets: [] }

/** Rule G9. */
export const serverRedirect: MiddlewareFunction = async ({ context }) => {
  const target = await context.get(ruleContext)
  if (target === null) {
    chain = { from: null, targets: [] }
    return
  }
  const navigation = context.get(navigationContext)
  const targets = chain.from === navigation.previous ? chain.targets : []
  // Ignores a target that has just redirected the user away, such as a page without permission.
  const isCircle = targets.includes(target) || targets.length === LONGEST_CHAIN
  chain = { from: navigation.previous, targets: isCircle ? [] : [...targets, target] }
  if (!isCircle) throw leadTo(target, navigation)
}
