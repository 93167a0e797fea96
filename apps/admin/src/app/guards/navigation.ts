import { createContext, matchPath, type Location } from 'react-router'
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
