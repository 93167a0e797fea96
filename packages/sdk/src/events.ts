import type { ApiError } from './errors/api-error.ts'
import type { Messages } from './errors/messages.ts'
import type { OperationId, User } from './operations.ts'
import type { SignOutReason } from './session/session.ts'

interface Exchange {
  readonly operation: OperationId | undefined
  readonly method: string
  /** Without a query; never a token or a body. */
  readonly path: string
  readonly attempt: number
}

/** What happens in the client, for toasts, logs and traces. `message` is worded for the user. */
export type ClientEvent =
  | { readonly type: 'signed-in'; readonly user: User }
  | { readonly type: 'signed-out'; readonly reason: SignOutReason }
  | { readonly type: 'refreshed'; readonly by: 'this-tab' | 'other-tab'; readonly expiresAt: number }
  | {
      readonly type: 'refresh-failed' | 'user-failed' | 'unauthorized'
      readonly error: ApiError
      readonly message: string
    }
  | { readonly type: 'storage-failed'; readonly key: string; readonly cause: unknown }
  | ({ readonly type: 'request' } & Exchange)
  | ({ readonly type: 'response'; readonly status: number; readonly ms: number } & Exchange)
  | ({ readonly type: 'retry'; readonly status: number; readonly wait: number } & Exchange)

export interface Events extends Emitter<ClientEvent> {
  /** Says a failure in the words of its kind. */
  readonly report: (type: 'refresh-failed' | 'user-failed' | 'unauthorized', error: ApiError) => void
}

export interface Emitter<T> {
  readonly emit: (value: T) => void
  readonly on: (listener: (value: T) => void) => () => void
}

export function createEvents(messages: Messages): Events {
  const events = createEmitter<ClientEvent>()
  return {
    ...events,
    report: (type, error) =>
      events.emit({ type, error, message: messages[type === 'unauthorized' ? 'session-expired' : type] }),
  }
}

/** Listeners are called at once and never waited for. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value) {
      for (const listener of listeners) listener(value)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** For a failure that has been reported as an event, or that nobody waits for. */
export function ignore(): void {}
