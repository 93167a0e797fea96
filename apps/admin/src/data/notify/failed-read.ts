import { isApiError } from '@admin-panel/sdk'
import { CancelledError, type Query } from '@tanstack/react-query'
import { errorToast } from './show-error.ts'
import { toasts } from './toaster.tsx'

/** The success count of each query when its failure was last reported. */
const reported = new WeakMap<object, number>()

/** Reports a failed read once until it succeeds again, however often it is retried; rules E4 to E7. */
export function sayFailedRead(error: unknown, query: Query<unknown, unknown>, successes: number) {
  if (error instanceof CancelledError || reported.get(query) === successes) return
  // A page is requested before the guards have refused it; they say why.
  if (isApiError(error) && error.status === 403 && query.getObserversCount() === 0) return
  reported.set(query, successes)
  const toast = errorToast(error)
  if (toast) toasts.show(toast)
}
