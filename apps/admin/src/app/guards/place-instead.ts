import { replace, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { notifyDenied } from '#data/notify/notify-denied.ts'
import { firstAllowedPath, landingPath } from '#app/first-allowed.ts'
import type { Screen } from '#page/section.ts'
import { isAuthPath, leadTo, navigationContext } from './navigation.ts'

/** Where a refused navigation leads; what is missing is said, unless the user has just signed in. */
export async function placeInstead(
  { request, context }: Parameters<MiddlewareFunction>[0],
  { permissions: required = [], anyPermission, part }: Screen,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const navigation = context.get(navigationContext)
  if (anyPermission) return leadTo(await landingPath(), navigation)
  const { previous, isFailed } = navigation
  if (previous && isAuthPath(previous.pathname)) return replace(await firstAllowedPath())
  const { can, lacks } = client.session.getSnapshot().permissions
  void notifyDenied([...required.filter((permission) => !can(permission)), ...(part && lacks(part) ? [part] : [])])
  // An error page is never remembered as the page to return to.
  if (!previous || isFailed || previous.pathname + previous.search === pathname + search)
    return replace(await firstAllowedPath())
  return replace(previous.pathname + previous.search + previous.hash)
}
