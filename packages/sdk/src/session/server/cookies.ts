import type { StorageAdapter } from '#contracts.ts'

// A cookie with this prefix has no domain, so no other host can set it.
const PREFIX = '__Host-panel-'
/** Twelve hours: no session lives longer. */
export const LIFETIME = 43_200
export const ATTRIBUTES = 'Path=/; Secure; SameSite=Lax'

export const cookieName = (key: string): string => PREFIX + key

/** The value of a cookie, or null. */
export function readCookie(cookies: string, key: string): string | null {
  const start = `${cookieName(key)}=`
  const cookie = cookies.split('; ').find((one) => one.startsWith(start))
  return cookie?.slice(start.length) ?? null
}

/**
 * Keeps the session of a page whose token the page's server has: in cookies, so that the server knows of it too. The token here is
 * the mark of the real one.
 * @param entries - what a server that renders the page has found
 */
export function cookieStorage(entries: Readonly<Record<string, string>> = {}): StorageAdapter {
  const page = globalThis.document
  const write = (key: string, value: string, seconds: number) => {
    if (page) page.cookie = `${cookieName(key)}=${value}; Max-Age=${seconds}; ${ATTRIBUTES}`
  }
  return {
    shared: true,
    get: (key) => (page ? readCookie(page.cookie, key) : (entries[key] ?? null)),
    set: (key, value) => write(key, value, LIFETIME),
    remove: (key) => write(key, '', 0),
  }
}
