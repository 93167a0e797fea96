import type { Screen } from '#page/section.ts'

const patterns = new Map<string, RegExp>()

/** Whether a path is that of a screen. The router's `matchPath` would build an expression for each row of a list. */
export function isAt(screen: Screen, path: string) {
  const pattern = patterns.get(screen.path) ?? new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
  patterns.set(screen.path, pattern)
  return pattern.test(path)
}

/** The screen of an address: its own one before one that takes any name in its place. */
export const screenAt = (screens: readonly Screen[], path: string) =>
  screens.find((screen) => screen.path === path) ?? screens.find((screen) => isAt(screen, path))
