import type { ApiError } from './errors.ts'
import type { OperationId, User } from './operations.ts'
import type { SignOutReason } from './session.ts'

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

export type Events = Emitter<ClientEvent>

export interface Emitter<T> {
  readonly emit: (value: T) => void
  readonly on: (listener: (value: T) => void) => () => void
}

/** Listeners are called at once and never waited for. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
