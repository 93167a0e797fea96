const KEY = 'remembered-page'

/** The page that a sign-in returns to. It lives as long as the tab. */
export function rememberPage(address: string) {
  if (address !== '/') sessionStorage.setItem(KEY, address)
}

export function takeRememberedPage() {
  const address = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return isOwnPath(address) ? address : '/'
}

/** `//host` and `/\host` leave the site although they look like paths. */
export function isOwnPath(address: string | null): address is string {
  return (
    address !== null &&
    /^\/(?![/\\])/.test(address) &&
    new URL(address, window.location.origin).origin === window.location.origin
  )
}
