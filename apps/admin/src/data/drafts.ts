import { client, storage } from './client.ts'
import { tabId } from './tab-id.ts'
import { asDraft } from './trusted.ts'

const PREFIX = 'draft:'
const LIFETIME = 7 * 24 * 60 * 60_000

export interface Draft<Values> {
  /** The changed values. They come from storage, perhaps from another build: check their shape before use. */
  values: Values
  /** The values that were changed, as they were; absent in drafts of older builds. */
  base: Values | undefined
  /** The version of the record that the draft is based on. */
  version: number | null
  at: number
}

/**
 * The record and the action of a draft, as `['orders', 5, 'reveal']`: no other record is offered it. Null keeps nothing, as for
 * the reason of a change of many records.
 */
export type DraftName = readonly [of: string, id: number | 'new', action?: string] | null

/** The unsaved input of a form. */
export const draftOf = <Values extends object>(name: DraftName) => (name ? draftAt<Values>(name.join('/')) : noDraft)

/** The unsaved changes of a sheet, which name their rows. */
export const draftOfRows = <Changes extends object>(sheet: string) => draftAt<Changes>(sheet)

const noDraft = { read: () => null, write: () => {}, drop: () => {}, other: () => undefined }

/**
 * Keeps unsaved input per user, form and tab until it is saved or the user signs out. A session
 * that ends by itself keeps it, so no input is lost.
 */
function draftAt<Values extends object>(form: string) {
  // Fixed now: the session may end before the last keystroke is stored.
  const shared = `${prefixOfUser()}${form}`
  const own = () => `${shared}#${tabId()}`
  /** The key of a draft that another tab has left; builds before tabs had names used the bare one. */
  const isOther = (key: string) => key.startsWith(`${shared}#`) && key !== own()
  return {
    /** The draft of this tab. */
    read: () => readKey<Values>(own()) ?? readKey<Values>(shared),
    write(values: Values, version: number | null, base?: Values) {
      storage.set(own(), JSON.stringify({ values, base, version, at: Date.now() }))
      storage.remove(shared)
    },
    drop() {
      storage.remove(own())
      storage.remove(shared)
    },
    /** The latest draft of another tab, which may be closed by now. */
    other() {
      const drafts = Object.keys(localStorage)
        .filter(isOther)
        .flatMap((key) => {
          const draft = readKey<Values>(key)
          return draft ? [{ ...draft, forget: () => storage.remove(key) }] : []
        })
      return drafts.toSorted((a, b) => b.at - a.at)[0]
    },
  }
}

/** Reads an entry, which may be malformed, and removes one that is expired or unreadable. */
function readKey<Values extends object>(key: string): Draft<Values> | null {
  const text = storage.get(key)
  if (text === null) return null
  const draft = parse(text)
  if (draft && Date.now() - draft.at < LIFETIME) return asDraft<Values>(draft)
  storage.remove(key)
  return null
}

function parse(text: string): Draft<object> | null {
  try {
    const stored: unknown = JSON.parse(text)
    if (!isFields(stored)) return null
    const { values, base, version, at } = stored
    if (!isFields(values) || typeof at !== 'number') return null
    return {
      values,
      base: isFields(base) ? base : undefined,
      version: typeof version === 'number' ? version : null,
      at,
    }
  } catch {
    return null
  }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const prefixOfUser = () => `${PREFIX}${client.session.getSnapshot().user?.id ?? 0}:`

/** How many forms of the user have a draft in this browser. */
export function countDrafts() {
  const prefix = prefixOfUser()
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && !key.includes('!'))
  return new Set(keys.map((key) => key.replace(/#[^#]*$/, ''))).size
}

export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) storage.remove(key)
}
