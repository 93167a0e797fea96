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

export interface Events {
  emit(event: ClientEvent): void
  readonly on: (listener: (event: ClientEvent) => void) => () => void
}

export function createEvents(): Events {
  const listeners = new Set<(event: ClientEvent) => void>()
  return {
    emit(event) {
      for (const listener of listeners) listener(event)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
