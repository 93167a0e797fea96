import { isRecord } from '#text/is-record.ts'
import { matchPath, RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { quietly } from '#data/queries.ts'
import { mayLoad, screenOf } from '#app/guards/navigation.ts'

// The mouse that sweeps over rows, or the focus that walks along them, requests nothing.
const REST = 80
// The page's own requests go first.
const AT_ONCE = 2

let timer: ReturnType<typeof setTimeout> | undefined
let running = 0

/** Follows the mouse, the focus and the fingers to links of records, from where they are. */
export function followIntent(latest: Event) {
  onIntent(latest)
  document.addEventListener('pointerover', onIntent)
  document.addEventListener('focusin', onIntent)
  document.addEventListener('pointerdown', onIntent)
}

function onIntent({ type, target }: Event) {
  clearTimeout(timer)
  const link = target instanceof Element ? linkAt(target) : null
  if (!link || isSparing()) return
  if (type === 'pointerdown') void prefetch(link)
  else timer = setTimeout(() => void prefetch(link), REST)
}

/** A row leads where its first cell does, except on its own controls. */
function linkAt(element: Element): HTMLAnchorElement | null {
  const control = element.closest<HTMLElement>('main :is(a[href], button, input, label, select)')
  if (control) return control instanceof HTMLAnchorElement ? control : null
  return element.closest('main tr[data-row]')?.querySelector<HTMLAnchorElement>('a[data-row-link]') ?? null
}

function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return isRecord(connection) && Boolean(connection['saveData'])
}

/** Loads the record behind a link, its code and its data. A loader only reads: leases are taken by the page that is shown. */
async function prefetch({ href, origin }: HTMLAnchorElement) {
  const { pathname } = new URL(href)
  if (running === AT_ONCE || origin !== window.location.origin) return
  running++
  try {
    const screen = await screenOf(pathname)
    if (!screen?.path.includes('/:') || !mayLoad(screen)) return
    const { loader } = await screen.lazy()
    const args: LoaderFunctionArgs = {
      request: new Request(href),
      url: new URL(href),
      pattern: screen.path,
      params: matchPath(screen.path, pathname)?.params ?? {},
      context: new RouterContextProvider(),
    }
    await quietly(() => loader?.(args))
  } catch {
    // The page meets the same failure, and shows it.
  } finally {
    running--
  }
}
