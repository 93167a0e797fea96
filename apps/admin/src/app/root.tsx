import { ProgressBar } from '@admin-panel/ui/progress-bar'
import { useEffect, useRef } from 'react'
import {
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigationType,
  type Location,
} from 'react-router'
import { client } from '#data/client.ts'
import { watchServer } from '#data/live/reach.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { isAuthPath } from './guards/navigation.ts'

export const DefaultLayout = lazyPart(async () => (await import('./default-layout.tsx')).DefaultLayout, {
  isPage: true,
})

watchServer((options) => client.api.system.routeRule({ path: '/' }, options))

/** Rule R1: paths containing /auth get the auth layout, all others the default layout. */
export function Root() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  useFocusOnNavigation(pathname)
  return (
    <>
      <ProgressBar active={navigation.state !== 'idle'} />
      {isAuthPath(pathname) ? (
        <AuthLayout>
          <Outlet />
        </AuthLayout>
      ) : (
        <DefaultLayout>
          <Outlet />
        </DefaultLayout>
      )}
      <ScrollRestoration getKey={placeOf} />
    </>
  )
}

/** The first page of every document has the same key. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function useFocusOnNavigation(pathname: string) {
  const isBack = useNavigationType() === NavigationType.Pop
  const previous = useRef(pathname)
  // Moving the focus to the heading announces a new screen to screen readers; going back keeps the focus where it was.
  useEffect(() => {
    const from = previous.current
    if (from === pathname) return
    previous.current = pathname
    if (document.activeElement?.closest('main input, main textarea, [role=dialog]')) return
    const link = isBack && document.querySelector<HTMLElement>(`main a[href="${from}"]:not([tabindex])`)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) heading.tabIndex = -1
    ;(link || heading)?.focus({ preventScroll: true })
  }, [pathname, isBack])
}
