import { operationTable, russianMessages, type ApiError, type OperationId } from '@admin-panel/sdk'
import { createError } from '#errors/create-error.ts'
import { bodyOf, type ErrorReply } from './handlers.ts'

/** Why a call has no answer. */
interface Unanswered {
  /** The kind of the error. */
  readonly kind: 'network' | 'timeout' | 'aborted'
}

/** The answer that an error stands for, or `kind` where none came. */
export type TestError = (ErrorReply['error'] | Unanswered) & {
  /** The call that has failed; `users.view` by default. */
  readonly operation?: OperationId
}

/**
 * Creates the error that a call would reject with, for the error state of a component.
 * @example
 * render(<Failure error={createTestError({ status: 403, message: 'Недостаточно прав' })} />)
 */
export function createTestError(error: TestError): ApiError {
  const { id, method, path } = operationTable[error.operation ?? 'users.view']
  const answer =
    'kind' in error
      ? { kind: error.kind }
      : { body: bodyOf(error), response: Response.json(null, { status: error.status, headers: { ...error.headers } }) }
  return createError({
    ...answer,
    request: { operation: id, method, path },
    messages: russianMessages,
    fallback: undefined,
    attempts: 1,
    retryAfter: undefined,
    host: 'api.test',
    isSession: true,
    isKeyed: false,
  })
}
