import { createContext, redirect, replace, type Location } from 'react-router'
import { client } from '#data/client.ts'
import { screenAt } from '#page/access/is-at.ts'
import { mayEnter } from '#page/access/may-enter.ts'
import type { Screen } from '#page/section.ts'

export interface Navigation {
  /** The current location; null on the first load. */
  previous: Location | null
  /** Whether the current page is an error page. */
  isFailed: boolean
  /** Whether the address adds an entry to the history: one that was gone back to, or a first one, is there already. */
  isPushed: () => boolean
  loads: Loads
}

/** What a page's loader returned or threw when it ran beside the guards. */
export interface Loads {
  begun?: { from: Location | null; address: string; data: Promise<unknown> } | undefined
}

export const navigationContext = createContext<Navigation>()

export const isAuthPath = (path: string) => path.includes('/auth')

/** The screen behind the sign-in at a path. */
export async function screenOf(path: string): Promise<Screen | undefined> {
  if (isAuthPath(path)) return undefined
  const { sections } = await import('#sections.ts')
  return screenAt(
    sections.flatMap(({ screens }) => screens),
    path,
  )
}

/** Whether the data of a screen may be requested before the guards decide: the server would refuse a user without the right to it. */
export function mayLoad(screen: Screen) {
  const { status, permissions } = client.session.getSnapshot()
  return status === 'active' && mayEnter(screen, permissions)
}

/**
 * Redirects without leaving the first address in the history, where going back would meet the redirect again. A pushed
 * address is not in the history yet, so replacing would overwrite the current page.
 */
export function leadTo(address: string, { isPushed }: Navigation) {
  return isPushed() ? redirect(address) : replace(address)
}
