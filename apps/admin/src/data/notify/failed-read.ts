import { CancelledError } from '@tanstack/react-query'
import { errorToast } from './show-error.ts'
import { toasts } from './toaster.tsx'

/** The success count of each query when its failure was last reported. */
const reported = new WeakMap<object, number>()

/** Reports a failed read once until it succeeds again, however often it is retried; rules E4 to E7. */
export function sayFailedRead(error: unknown, query: object, successes: number) {
  if (error instanceof CancelledError || reported.get(query) === successes) return
  reported.set(query, successes)
  const toast = errorToast(error)
  if (toast) toasts.show(toast)
}
