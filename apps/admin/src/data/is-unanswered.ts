import { isApiError } from '@admin-panel/sdk'

/** The server was unreachable or timed out: a retry may help. */
export const isUnanswered = (error: unknown) => isApiError(error, 'network') || isApiError(error, 'timeout')
