import { createContext, matchPath, redirect, replace, type Location } from 'react-router'
import type { Screen } from '#shared/section.ts'
import { sections } from '#sections.ts'

export interface Navigation {
  /** The location that is on show; null on the first load. */
  previous: Location | null
}

export const navigationContext = createContext<Navigation>({ previous: null })

export const isAuthPath = (path: string) => path.includes('/auth')

export function screenOf(path: string): Screen | undefined {
  for (const section of sections) {
    const screen = section.screens.find((candidate) => matchPath(candidate.path, path))
    if (screen) return screen
  }
  return undefined
}

/**
 * Leads a navigation elsewhere without a trace of its first address. What is being pushed is not in the
 * history yet, so that replacing would overwrite the page that is on show; on a first load it is.
 */
export function leadTo(address: string, { previous }: Navigation) {
  return previous ? redirect(address) : replace(address)
}
