import { webStorage } from '@admin-panel/sdk'

// The build reads the modules of screens where there is no storage.
const storage = webStorage()
const BEFORE = 'before-preview'
const TOKEN = 'token'
const EXPIRE = 'token-expire'
/** What belongs to the eyes of whoever looks. */
const KEPT = ['color-mode', 'locale']

interface Before {
  local: Record<string, string>
  /** Where the person was. */
  path: string
}

/** Whether this browser shows the panel as to somebody else. */
export const isPreview = () => storage.get(BEFORE) !== null

/**
 * Puts one's own storage aside, since the other person must find nothing of it, and they leave nothing in it. The token is
 * replaced, never missing, so that no tab takes it for a sign-out.
 */
export function putAside({ value, expired_at }: { value: string; expired_at: string }) {
  const local = entriesOf(localStorage)
  localStorage.setItem(BEFORE, JSON.stringify({ local, path: location.pathname + location.search } satisfies Before))
  for (const key of Object.keys(local)) if (![...KEPT, TOKEN, EXPIRE].includes(key)) localStorage.removeItem(key)
  localStorage.setItem(EXPIRE, expired_at)
  localStorage.setItem(TOKEN, value)
}

/** Puts everything back as it was. Returns where the person was. */
export function putBack(): string {
  const before = asBefore(localStorage.getItem(BEFORE))
  if (!before) return location.pathname + location.search
  // Another tab may have been refreshing the own token when it was put aside.
  const own = isOfPreview() ? before.local : { ...before.local, ...ownPair() }
  for (const key of Object.keys(localStorage)) if (key !== BEFORE && !(key in own)) localStorage.removeItem(key)
  for (const [key, value] of Object.entries(own)) if (key !== TOKEN) localStorage.setItem(key, value)
  if (own[TOKEN] !== undefined) localStorage.setItem(TOKEN, own[TOKEN])
  localStorage.removeItem(BEFORE)
  return before.path
}

/** Each tab does so with what it keeps for itself. Returns whether a preview is over. */
export function settleTab(): boolean {
  const stored = sessionStorage.getItem(BEFORE)
  if (isPreview() === (stored !== null)) return false
  const aside: unknown = stored === null ? {} : JSON.parse(stored)
  const own = entriesOf(sessionStorage)
  sessionStorage.clear()
  if (stored === null) sessionStorage.setItem(BEFORE, JSON.stringify(own))
  for (const [key, value] of Object.entries(aside ?? {})) sessionStorage.setItem(key, String(value))
  return stored !== null
}

const entriesOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']))

/** A preview's token says so itself. */
const isOfPreview = () => localStorage.getItem(TOKEN)?.startsWith('av_') ?? true

const ownPair = () => Object.fromEntries([TOKEN, EXPIRE].map((key) => [key, localStorage.getItem(key) ?? '']))

function asBefore(text: string | null): Before | undefined {
  const before: unknown = JSON.parse(text ?? 'null')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only `putAside` writes it.
  return (before as Before | null) ?? undefined
}

/** Loads the page anew as the one who looks now. Drafts are kept, so no tab asks whether to leave. */
function open(path: string) {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(path)
}

export function beginPreview(token: { value: string; expired_at: string }) {
  putAside(token)
  open('/')
}

/** The pages that were open are in the cache of the worker, by their addresses. */
export async function leavePreview() {
  const path = putBack()
  const { caches } = globalThis as { caches?: CacheStorage }
  await caches?.delete('pages').catch(() => false)
  open(path)
}

/** Other tabs follow at once; a token of one's own never serves a page of the preview. */
export function followPreview() {
  window.addEventListener('storage', ({ key }) => {
    if (key === BEFORE) open('/')
    else if (key === TOKEN && isPreview() && !isOfPreview()) void leavePreview()
  })
}
