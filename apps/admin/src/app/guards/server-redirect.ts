import { createContext, type Location, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { isOwnPath } from '#data/visited/remembered-page.ts'
import { leadTo, navigationContext } from './navigation.ts'

// A slow or broken server of rules must not keep a page from opening.
const PATIENCE = 1500
const ruleContext = createContext<Promise<string | null>>(Promise.resolve(null))

/** The paths that no rule led away from when they were last asked about. */
const opened = new Set<string>()

/**
 * Asks before the other guards run, so that the answer of rule G9 is there when its turn comes. A page that was open
 * before does not wait for it: a rule that was made since is followed when the answer has come.
 */
export const askServer: MiddlewareFunction = ({ request, context }) => {
  const path = new URL(request.url).pathname
  const { previous, leave } = context.get(navigationContext)
  if (previous?.pathname === path) return
  const asked = ask(path)
  if (opened.has(path)) void asked.then((target) => target !== null && leave(path, target))
  else context.set(ruleContext, asked)
}

async function ask(path: string): Promise<string | null> {
  try {
    const { redirect } = await client.api.system.routeRule({ path }, { timeout: PATIENCE, retry: false })
    const target = isOwnPath(redirect) && redirect !== path ? redirect : null
    if (target === null) opened.add(path)
    else opened.delete(path)
    return target
  } catch {
    return null
  }
}

// Rules that lead in circles must not keep a page from opening either.
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
  // A target that the user has just been led away from, as from a page without the right to it, is no way on.
  const isCircle = targets.includes(target) || targets.length === LONGEST_CHAIN
  chain = { from: navigation.previous, targets: isCircle ? [] : [...targets, target] }
  if (!isCircle) throw leadTo(target, navigation)
}
