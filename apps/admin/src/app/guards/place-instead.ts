import { replace, type MiddlewareFunction } from 'react-router'
import { client } from '#data/client.ts'
import { notifyDenied } from '#data/notify/notify-denied.ts'
import type { Screen } from '#page/section.ts'
import { lacks } from '#data/access/lacks.ts'
import { pathTo } from '#data/paths.ts'
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

/** The target of a refused navigation. Handbooks are open to everyone, so one always exists. */
async function firstAllowedPath() {
  return client.session.getSnapshot().permissions.first(await menuHere())?.path ?? pathTo('handbooks')
}

/** The target of `/` without any widget: what the user has a permission for, before the handbooks, which may be empty. */
async function landingPath() {
  const menu = await menuHere()
  const { permissions } = client.session.getSnapshot()
  return permissions.first(menu.filter(({ permission }) => permission))?.path ?? firstAllowedPath()
}

/** The entries whose parts the back end has. */
async function menuHere() {
  const { menu } = await import('#sections.ts')
  return menu.filter(({ part }) => !part || !lacks(part))
}
