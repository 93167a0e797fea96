import { isApiError, randomId } from '@admin-panel/sdk'
import { draftOf, type DraftName } from '#data/drafts.ts'

interface Attempts<Payload> {
  key: string
  /** What was sent under the key without an answer, oldest first. */
  payloads: Payload[]
}

/** The server remembers the answer of a key for a day. */
const KNOWN_FOR = 23 * 60 * 60_000

/**
 * The key of a creation, which stays the same until an answer comes: a request whose answer was lost may have been carried
 * out. It survives a reload, as the draft does.
 */
export function attemptsOf<Payload extends object>(form: DraftName) {
  const draft = draftOf<Attempts<Payload>>(form && [form[0], form[1], `${form[2] ?? ''}!attempts`])
  const stored = draft.read()
  let attempts = stored && Date.now() - stored.at < KNOWN_FOR ? legible(stored.values) : null
  return {
    key: () => (attempts ??= { key: randomId(), payloads: [] }).key,
    /** What may have been created already, the latest first. */
    lost: () => attempts?.payloads.toReversed() ?? [],
    noteLost(payload: Payload) {
      if (!attempts) return
      attempts.payloads.push(payload)
      draft.write(attempts, null)
    },
    settle() {
      attempts = null
      draft.drop()
    },
  }
}

/** Whether the request may have been carried out although no answer says so. */
export const isLost = (error: unknown) =>
  isApiError(error) && ['network', 'timeout', 'server', 'parse', 'aborted'].includes(error.kind)

/** An earlier request with this key was carried out, and it was another one. */
export const isKeyTaken = (error: unknown) =>
  isApiError(error, 'validation') && error.details !== undefined && 'idempotency-key' in error.details

function legible<Payload>({ key, payloads }: Partial<Attempts<Payload>>): Attempts<Payload> | null {
  return typeof key === 'string' && Array.isArray(payloads) ? { key, payloads } : null
}
