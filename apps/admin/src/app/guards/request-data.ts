import type { LoaderFunction, MiddlewareFunction } from 'react-router'
import { savedQuery } from '#data/saved-query.ts'
import { mayLoad, navigationContext, screenOf } from './navigation.ts'

/** Requests a page's data beside the guards instead of after them. They still decide whether the page is shown. */
export const requestData: MiddlewareFunction = (args) => {
  const { pathname } = new URL(args.request.url)
  const { previous } = args.context.get(navigationContext)
  // Within a page no guard waits for the server.
  if (previous?.pathname !== pathname) void load(args)
}

async function load(args: Parameters<MiddlewareFunction>[0]) {
  const url = new URL(args.request.url)
  const screen = await screenOf(url.pathname)
  if (!screen || !mayLoad(screen)) return
  if (screen.hasSavedQuery && !url.search) url.search = savedQuery(url.pathname)
  const { previous: from, loads } = args.context.get(navigationContext)
  const address = url.pathname + url.search
  // A guard that adds the saved query begins the navigation again.
  if (loads.begun?.from === from && loads.begun.address === address) return
  const data = screen.lazy().then(({ loader }) => loader?.({ ...args, request: new Request(url, args.request) }))
  loads.begun = { from, address, data }
  await data.catch(reportedByPage)
}

/** The page's loader throws the same. */
const reportedByPage = () => undefined

/** The loader of a page after the guards: what ran beside them is not run again, whether it failed or not. */
export const afterGuards =
  (loader: LoaderFunction): LoaderFunction =>
  (args, ...others) => {
    const { pathname, search } = new URL(args.request.url)
    const { previous, loads } = args.context.get(navigationContext)
    const { begun } = loads
    loads.begun = undefined
    if (begun?.from === previous && begun.address === pathname + search) return begun.data
    return loader(args, ...others)
  }
