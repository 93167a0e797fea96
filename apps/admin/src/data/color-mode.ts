import { storage } from './client.ts'
import { forgetKeptPages } from './visited/kept-pages.ts'

export type ColorMode = 'light' | 'dark' | 'system'

const KEY = 'color-mode'
const YEAR = 365 * 24 * 60 * 60
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

export function colorMode(): ColorMode {
  // The server renders the page by the cookie, which also outlives cleared storage.
  const stored = storage.get(KEY) ?? /(?:^|; )color-mode=(\w+)/.exec(document.cookie)?.[1]
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

/** Rule L2: stored in local storage and in a cookie, from which the server picks the page's colours. */
export function setColorMode(mode: ColorMode) {
  storage.set(KEY, mode)
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser yet
  document.cookie = `${KEY}=${mode}; Max-Age=${YEAR}; Path=/; SameSite=Lax`
  // The stored documents have the colors of before.
  forgetKeptPages()
  applyColorMode()
  for (const listener of listeners) listener()
}

export function applyColorMode() {
  const mode = colorMode()
  document.documentElement.classList.toggle('dark', mode === 'dark' || (mode === 'system' && dark.matches))
}

export function subscribeColorMode(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

dark.addEventListener('change', applyColorMode)
