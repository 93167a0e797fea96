import { createBrowserRouter, createMemoryRouter, RouterContextProvider, type RouteObject } from 'react-router'
import { m } from '#paraglide/messages.js'
import { sections } from '#sections.ts'
import { firstAllowedPath } from './first-allowed.ts'
import { authenticate } from './guards/authenticate.ts'
import { authorize } from './guards/authorize.ts'
import { colorMode } from './guards/color-mode.ts'
import { leadTo, navigationContext } from './guards/navigation.ts'
import { restoreQuery } from './guards/restore-query.ts'
import { askServer, serverRedirect } from './guards/server-redirect.ts'
import { Root } from './root.tsx'
import { RouteError } from './route-error.tsx'

/** Rule G1: the five guards run in the specification's order on every navigation, the first load included. */
const guards = [askServer, authenticate, authorize, restoreQuery, colorMode, serverRedirect]

const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: () => <p className="p-6 text-muted">{m.app_loading()}</p>,
    children: [
      {
        middleware: guards,
        ErrorBoundary: RouteError,
        // A loader makes the guards run on a first load too.
        loader: () => null,
        children: [
          { index: true, loader: ({ context }) => leadTo(firstAllowedPath(), context.get(navigationContext)) },
          ...sections.flatMap(({ screens }) =>
            screens.map(({ path, lazy }) => ({ path, lazy, ErrorBoundary: RouteError })),
          ),
          { path: '*', loader: notFound, ErrorBoundary: RouteError },
        ],
      },
    ],
  },
]

/** Rule G10. */
function notFound({ request }: { request: Request }): never {
  const path = new URL(request.url).pathname
  throw new Response(JSON.stringify({ path }), { status: 404, statusText: `Page Not Found: ${path}` })
}

export function createAppRouter(initialEntries?: string[]) {
  let router: DataRouter | undefined
  const options = {
    // Asked for once before the router exists: on the first load nothing is on show.
    getContext: () =>
      new RouterContextProvider(
        new Map([[navigationContext, { previous: router?.state.initialized ? router.state.location : null }]]),
      ),
  }
  router = initialEntries
    ? createMemoryRouter(routes, { ...options, initialEntries })
    : createBrowserRouter(routes, options)
  return router
}

type DataRouter = ReturnType<typeof createBrowserRouter>
export type AppRouter = DataRouter
