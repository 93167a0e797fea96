import { Refusal } from '#errors.ts'

/** Limits the concurrent operations of a user, per instance and not across instances. */
export function turnsOf(atOnce: number, message: string) {
  const running = new Map<number, number>()

  /** Takes a slot; returns the function that releases it. */
  return function take(userId: number): () => void {
    const before = running.get(userId) ?? 0
    if (before >= atOnce) throw new Refusal('tooMany', message, { retryAfter: 5 })
    running.set(userId, before + 1)
    return () => {
      const remaining = (running.get(userId) ?? 1) - 1
      if (remaining > 0) running.set(userId, remaining)
      else running.delete(userId)
    }
  }
}
