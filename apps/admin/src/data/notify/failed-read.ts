import { CancelledError } from '@tanstack/react-query'
import { errorToast } from './show-error.ts'
import { toasts } from './toaster.tsx'

/** How often each query had succeeded when its failure was last said. */
const said = new WeakMap<object, number>()

/** Says that a read has failed, once until it succeeds, however often it is asked again; rules E4 to E7. */
export function sayFailedRead(error: unknown, query: object, successes: number) {
  if (error instanceof CancelledError || said.get(query) === successes) return
  said.set(query, successes)
  const toast = errorToast(error)
  if (toast) toasts.show(toast)
}
