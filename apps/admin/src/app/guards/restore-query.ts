import type { MiddlewareFunction } from 'react-router'
import { markRestored, savedQuery, saveQuery } from '#shared/saved-query.ts'
import { leadTo, navigationContext, screenOf } from './navigation.ts'

/** Rule G8: the query of a list is kept when the list is left, and restored when it is opened without one. */
export const restoreQuery: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search } = new URL(request.url)
  const navigation = context.get(navigationContext)
  const { previous } = navigation
  const isOpened = previous?.pathname !== pathname
  if (previous && isOpened && (await screenOf(previous.pathname))?.queried)
    saveQuery(previous.pathname, previous.search)
  if (!isOpened || search || !(await screenOf(pathname))?.queried) return
  const query = savedQuery(pathname)
  if (!query) return
  markRestored(`${pathname}?${query}`)
  throw leadTo(`${pathname}?${query}`, navigation)
}
