import type { MiddlewareFunction } from 'react-router'
import { savedQuery } from '#data/saved-query.ts'
import { mayLoad, navigationContext, screenOf } from './navigation.ts'

/**
 * Requests a page's data beside the guards instead of after them. They still decide whether the page is shown: the data
 * only enters the cache, from which the page's loader takes it.
 */
export const requestData: MiddlewareFunction = (args) => {
  const { pathname } = new URL(args.request.url)
  const { previous } = args.context.get(navigationContext)
  // Within a page no guard waits for the server.
  if (previous?.pathname !== pathname) void load(args).catch(reportedByLoader)
}

async function load(args: Parameters<MiddlewareFunction>[0]) {
  const url = new URL(args.request.url)
  const screen = await screenOf(url.pathname)
  if (!screen || !mayLoad(screen)) return
  if (screen.hasSavedQuery && !url.search) url.search = savedQuery(url.pathname)
  const { loader } = await screen.lazy()
  await loader?.({ ...args, request: new Request(url, args.request) })
}

/** The page's loader meets the same failure, and shows it. */
const reportedByLoader = () => undefined
