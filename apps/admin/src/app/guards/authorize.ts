import { replace, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { notifyDenied } from '#data/notify/notify-denied.ts'
import { firstAllowedPath, landingPath } from '#app/first-allowed.ts'
import { isAuthPath, leadTo, navigationContext, screenOf } from './navigation.ts'

/** Rules G5, G6 and G7. */
export const authorize: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search } = new URL(request.url)
  const { permissions: required = [], anyPermission } = (await screenOf(pathname)) ?? {}
  const { permissions } = client.session.getSnapshot()
  if (anyPermission && !permissions.canAny(anyPermission))
    throw leadTo(await landingPath(), context.get(navigationContext))
  if (permissions.canAll(required)) return
  const { previous, isFailed } = context.get(navigationContext)
  if (previous && isAuthPath(previous.pathname)) throw replace(await firstAllowedPath())
  void notifyDenied(required.filter((permission) => !permissions.can(permission)))
  // An error page is never remembered as the page to return to.
  if (!previous || isFailed || previous.pathname + previous.search === pathname + search)
    throw replace(await firstAllowedPath())
  throw replace(previous.pathname + previous.search + previous.hash)
}
