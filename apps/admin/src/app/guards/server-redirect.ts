import { createContext, type Location, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { isStreamAlive } from '#data/live/last-message.ts'
import { isOwnPath } from '#data/visited/remembered-page.ts'
import { isAuthPath, leadTo, navigationContext } from './navigation.ts'

// A slow or broken server of rules must not block a page.
const PATIENCE = 1500
const ruleContext = createContext<Promise<string | null>>(Promise.resolve(null))

/**
 * Looks the rule up beside the page's data instead of after it. A page of sign-in has no rule, so a signed-out visitor's
 * path is not sent. Within a page the rule was decided when it opened.
 */
export const requestRule: MiddlewareFunction = ({ request, context }) => {
  const path = new URL(request.url).pathname
  const { previous } = context.get(navigationContext)
  if (isAuthPath(path) || previous?.pathname === path || client.session.getSnapshot().status === 'anonymous') return
  if (lookup?.from !== previous || lookup.path !== path) lookup = { from: previous, path, rule: ruleOf(path) }
  context.set(ruleContext, lookup.rule)
}

/** A list that restores its query is opened in two steps. */
let lookup: { from: Location | null; path: string; rule: Promise<string | null> } | undefined
client.on(({ type }) => type === 'signed-out' && (lookup = undefined))

async function ruleOf(path: string): Promise<string | null> {
  try {
    const paths = await knownPaths()
    if (paths && !paths.includes(pageOf(path))) return null
    const { redirect } = await client.api.system.routeRule({ path }, { timeout: PATIENCE, retry: false })
    return isOwnPath(redirect) && redirect !== path ? redirect : null
  } catch {
    return null
  }
}

/**
 * The paths that have a rule. While the stream of changes is heard, they are read once and again after a change of a
 * rule; meanwhile, and while the stream is silent, each path is looked up on the server.
 */
async function knownPaths() {
  if (!isStreamAlive()) return undefined
  // The sign-in page loads without the query cache.
  const { queries, queryClient } = await import('#data/queries.ts')
  const query = queries.routeRules.paths({})
  const { data, isInvalidated } = queryClient.getQueryState(query.queryKey) ?? {}
  if (data && !isInvalidated) return data.paths
  void queryClient.prefetchQuery({ ...query, gcTime: Infinity, retry: false, meta: { quiet: true } })
  return undefined
}

/** The page of a path, as the server names it. */
const pageOf = (path: string) => path.replace(/(?<=^\/|[^/])\/+$/, '')

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
