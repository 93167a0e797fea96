import { BEFORE, isPreview, OVER } from './is-preview.ts'

const TOKEN = 'token'
const EXPIRE = 'token-expire'
/** Where the tab was. */
const PATH = 'preview-path'
/** What belongs to the eyes of the one who looks. */
const KEPT = ['color-mode', 'locale', TOKEN, EXPIRE]

type Entries = Record<string, string>

const entriesOf = (storage: Storage): Entries =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']))

/** A preview's token says so itself. */
const hasOwnToken = () => !(localStorage.getItem(TOKEN) ?? 'av_').startsWith('av_')

/**
 * Puts one's own storage aside, since the other person must find nothing of it, and they leave nothing in it. The token is
 * replaced, never missing, so that no tab takes it for a sign-out.
 */
export function begin({ value, expired_at }: { value: string; expired_at: string }) {
  const own = entriesOf(localStorage)
  localStorage.setItem(BEFORE, JSON.stringify(own))
  for (const key of Object.keys(own)) if (!KEPT.includes(key)) localStorage.removeItem(key)
  localStorage.setItem(EXPIRE, expired_at)
  localStorage.setItem(TOKEN, value)
  open(settleTab())
}

let leaving: Promise<void> | undefined

/**
 * Puts everything back as it was, once: the button ends the preview, and a request under way learns that it has ended. The
 * second would stay on the page of the preview.
 */
export function leave(): Promise<void> {
  leaving ??= putBack().catch((error: unknown) => {
    leaving = undefined
    throw error
  })
  return leaving
}

/** The pages that were open are in the cache of the worker, by their addresses. */
async function putBack() {
  const stored = localStorage.getItem(BEFORE)
  if (stored !== null) {
    const before = asEntries(stored)
    // Another tab may have been refreshing the own token when it was put aside.
    const own = hasOwnToken() ? { ...before, ...pick(entriesOf(localStorage), [TOKEN, EXPIRE]) } : before
    for (const key of Object.keys(localStorage)) if (key !== BEFORE && !(key in own)) localStorage.removeItem(key)
    for (const [key, value] of Object.entries(own)) if (key !== TOKEN) localStorage.setItem(key, value)
    if (own[TOKEN] !== undefined) localStorage.setItem(TOKEN, own[TOKEN])
    localStorage.removeItem(BEFORE)
  }
  const path = settleTab()
  const { caches } = globalThis as { caches?: CacheStorage }
  await caches?.delete('pages').catch(() => false)
  open(path)
}

/** What another tab has begun or ended. A token of one's own never serves a page of the preview. */
export function follow() {
  if (isPreview() && hasOwnToken()) return leave()
  if (isPreview() === (sessionStorage.getItem(BEFORE) === null)) open(settleTab())
  return undefined
}

/** Puts aside or back what this tab keeps for itself. Returns where it goes on. */
function settleTab(): string {
  const stored = sessionStorage.getItem(BEFORE)
  const here = location.pathname + location.search
  if (isPreview()) {
    if (stored !== null) return here
    const own = { ...entriesOf(sessionStorage), [PATH]: here }
    sessionStorage.clear()
    sessionStorage.setItem(BEFORE, JSON.stringify(own))
    return '/'
  }
  if (stored === null) return here
  const { [PATH]: path = '/', ...own } = asEntries(stored)
  sessionStorage.clear()
  for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value)
  sessionStorage.setItem(OVER, '1')
  return path
}

const pick = (entries: Entries, keys: readonly string[]): Entries =>
  Object.fromEntries(keys.flatMap((key) => (entries[key] === undefined ? [] : [[key, entries[key]]])))

function asEntries(text: string): Entries {
  const entries: unknown = JSON.parse(text)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this file writes it.
  return entries as Entries
}

/** Loads the page anew as the one who looks now. Drafts are kept, so no tab asks whether to leave. */
function open(path: string) {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.replace(path)
}
