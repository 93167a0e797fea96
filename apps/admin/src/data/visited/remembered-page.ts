const KEY = 'remembered-page'

/** The page to return to after a sign-in. It is kept per tab. */
export function rememberPage(address: string) {
  if (address !== '/') sessionStorage.setItem(KEY, address)
}

export function takeRememberedPage() {
  const address = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return isOwnPath(address) ? address : '/'
}

/** `//host` and `/\host` look like paths but leave the site. */
export function isOwnPath(address: string | null): address is string {
  return (
    address !== null &&
    /^\/(?![/\\])/.test(address) &&
    new URL(address, window.location.origin).origin === window.location.origin
  )
}
