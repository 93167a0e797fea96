import { createContext, matchPath, redirect, replace, type Location } from 'react-router'
import type { Screen } from '#page/section.ts'

export interface Navigation {
  /** The location that is on show; null on the first load. */
  previous: Location | null
  /** Whether an error page is shown there. */
  isFailed: boolean
  /** Leads from a page to another address, if it is still on show or on its way. */
  leave: (path: string, address: string) => void
}

export const navigationContext = createContext<Navigation>()

export const isAuthPath = (path: string) => path.includes('/auth')

/** The screen behind the sign-in at a path. */
export async function screenOf(path: string): Promise<Screen | undefined> {
  if (isAuthPath(path)) return undefined
  const { sections } = await import('#sections.ts')
  return sections.flatMap(({ screens }) => screens).find((screen) => matchPath(screen.path, path))
}

/**
 * Leads a navigation elsewhere without a trace of its first address. What is being pushed is not in the
 * history yet, so that replacing would overwrite the page that is on show; on a first load it is.
 */
export function leadTo(address: string, { previous }: Navigation) {
  return previous ? redirect(address) : replace(address)
}
