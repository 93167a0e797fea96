import { Refusal } from '#errors.ts'

/** A guard of this instance, not a promise: how many of the same a user may have under way. */
export function turnsOf(atOnce: number, message: string) {
  const running = new Map<number, number>()

  /** Takes a turn; the result gives it back. */
  return function take(userId: number): () => void {
    const before = running.get(userId) ?? 0
    if (before >= atOnce) throw new Refusal('tooMany', message, { retryAfter: 5 })
    running.set(userId, before + 1)
    return () => {
      const left = (running.get(userId) ?? 1) - 1
      if (left > 0) running.set(userId, left)
      else running.delete(userId)
    }
  }
}
