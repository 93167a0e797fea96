import {
  createBrowserRouter,
  createMemoryRouter,
  NavigationType,
  RouterContextProvider,
  type DOMRouterOpts,
  type LoaderFunctionArgs,
  type RouteObject,
  type MiddlewareFunction,
} from 'react-router'
import { publicSections } from '#public-sections.ts'
import { pathTo, RECORD_LINK, recordPath } from '#data/paths.ts'
import { recordId } from '#data/record-id.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import type { Section } from '#page/section.ts'
import { applyColorMode } from '#data/color-mode.ts'
import { authenticate } from './guards/authenticate.ts'
import { authorize } from './guards/authorize.ts'
import { leadTo, navigationContext, type Loads } from './guards/navigation.ts'
import { afterGuards, requestData } from './guards/request-data.ts'
import { restoreQuery } from './guards/restore-query.ts'
import { requestRule, serverRedirect } from './guards/server-redirect.ts'
import { DefaultLayout, Root } from './root.tsx'

const colorMode: MiddlewareFunction = () => applyColorMode()

/** Rule G1: the five guards run in the specification's order on every navigation, the first load included. */
const guards = [requestRule, requestData, authenticate, authorize, restoreQuery, colorMode, serverRedirect]

const PANEL = 'panel'

// Deferred: most visits have no error.
export const RouteError = lazyPart(async () => (await import('./route-error.tsx')).RouteError, { isPage: true })

const routes: RouteObject[] = [
  {
    Component: Root,
    // Never rendered: the shape in index.html stays until the first page is there.
    HydrateFallback: () => null,
    children: [
      {
        id: PANEL,
        middleware: guards,
        ErrorBoundary: RouteError,
        // A loader makes the guards run on the first load too.
        loader: () => null,
        children: [...publicSections.flatMap(routesOf), { path: '*', loader: notFound, element: null }],
      },
    ],
  },
]

function routesOf({ screens }: Section): RouteObject[] {
  // Screens have no error boundary of their own: the router would not render that of a screen that failed to load.
  return screens.map(({ path, lazy }) => ({
    path,
    lazy: async () => {
      const { loader, ...screen } = await lazy()
      return { ...screen, ...(loader && { loader: afterGuards(loader) }) }
    },
  }))
}

function openRecord({ request, params, context }: LoaderFunctionArgs) {
  const path = recordPath(params['resource'] ?? '', recordId(params))
  return path === null ? notFound({ request, context }) : leadTo(path, context.get(navigationContext))
}

/** Rule G10. A sign-in leads to no page that is not there: who came to one before it goes on from the first page. */
function notFound({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): never {
  const navigation = context.get(navigationContext)
  if (navigation.previous?.pathname === pathTo('auth.login')) throw leadTo('/', navigation)
  const path = new URL(request.url).pathname
  throw Response.json({ path }, { status: 404, statusText: `Page Not Found: ${path}` })
}

export function createAppRouter(initialEntries?: string[]) {
  let router: DataRouter | undefined
  let isComplete = false
  const loads: Loads = {}
  const options: DOMRouterOpts = {
    // The sign-in page loads without the other sections.
    patchRoutesOnNavigation: async ({ patch }) => {
      if (isComplete) return
      DefaultLayout.prepare()
      const { sections } = await import('#sections.ts')
      patch(PANEL, [...sections.flatMap(routesOf), { path: RECORD_LINK, loader: openRecord, element: null }])
      isComplete = true
    },
    // Called once before the router exists: no page is shown yet.
    getContext: () =>
      new RouterContextProvider(
        new Map([
          [
            navigationContext,
            {
              previous: router?.state.initialized ? router.state.location : null,
              isFailed: Boolean(router?.state.errors),
              isPushed: () => router?.state.navigation.historyAction === NavigationType.Push,
              loads,
            },
          ],
        ]),
      ),
  }
  router = initialEntries
    ? createMemoryRouter(routes, { ...options, initialEntries })
    : createBrowserRouter(routes, options)
  return router
}

type DataRouter = ReturnType<typeof createBrowserRouter>
export type AppRouter = DataRouter
