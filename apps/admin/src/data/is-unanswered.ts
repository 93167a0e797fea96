import { isApiError } from '@admin-panel/sdk'

/** The server was not reached, or was too slow: asking again may help. */
export const isUnanswered = (error: unknown) => isApiError(error, 'network') || isApiError(error, 'timeout')
