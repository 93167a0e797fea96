import type { MiddlewareFunction } from 'react-router'
import { markRestored, savedQuery, saveQuery } from '#data/saved-query.ts'
import { leadTo, navigationContext, screenOf } from './navigation.ts'

/** Rule G8: stores a list's query as soon as it changes, however the list is left, and restores it when the list opens without one. */
export const restoreQuery: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search } = new URL(request.url)
  const navigation = context.get(navigationContext)
  const { previous } = navigation
  const isOpened = previous?.pathname !== pathname
  if (!(await screenOf(pathname))?.hasSavedQuery) return
  if (!isOpened || search) return saveQuery(pathname, search)
  const query = savedQuery(pathname)
  if (!query) return
  markRestored(`${pathname}?${query}`)
  throw leadTo(`${pathname}?${query}`, navigation)
}
