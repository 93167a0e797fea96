import { client } from '#data/client.ts'

const KEY = 'remembered-page'
const OWNER = 'remembered-page-of'
const TAB_USER = 'tab-user'

/** Notes whose pages this tab shows, for as long as it is open. Returns the unsubscribe function. */
export function followTabUser() {
  noteTabUser()
  return client.session.subscribe(noteTabUser)
}

function noteTabUser() {
  const { user } = client.session.getSnapshot()
  if (user) sessionStorage.setItem(TAB_USER, String(user.id))
}

/** The page to return to after a sign-in. It is kept per tab, and belongs to the user whose session ended there. */
export function rememberPage(address: string) {
  if (address === '/') return
  const owner = sessionStorage.getItem(TAB_USER)
  sessionStorage.setItem(KEY, address)
  if (owner === null) sessionStorage.removeItem(OWNER)
  else sessionStorage.setItem(OWNER, owner)
}

/** The start page for another user: the address names the records and searches of the former one. */
export function takeRememberedPage(userId?: number) {
  const address = sessionStorage.getItem(KEY)
  const owner = sessionStorage.getItem(OWNER)
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(OWNER)
  return isOwnPath(address) && (owner === null || owner === String(userId)) ? address : '/'
}

/** `//host` and `/\host` look like paths but leave the site. */
export function isOwnPath(address: string | null): address is string {
  return (
    address !== null &&
    /^\/(?![/\\])/.test(address) &&
    new URL(address, window.location.origin).origin === window.location.origin
  )
}
