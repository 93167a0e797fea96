import type { ClientEvent } from '#contracts.ts'
import { createEmitter, type Emitter } from './emitter.ts'
import type { ApiError } from '#errors/api-error.ts'
import type { Messages } from '#errors/messages.ts'

export interface Events extends Emitter<ClientEvent> {
  /** Emits a failure with the text of its kind. */
  readonly report: (type: 'refresh-failed' | 'user-failed' | 'unauthorized', error: ApiError) => void
}

export function createEvents(messages: Messages): Events {
  const events = createEmitter<ClientEvent>()
  return {
    ...events,
    report: (type, { kind, status, code, request, requestId, attempts }) =>
      events.emit({
        type,
        // The response is left out: events go to logs and traces.
        error: { kind, status, code, request, requestId, attempts },
        message: messages[type === 'unauthorized' ? 'session-expired' : type],
      }),
  }
}
