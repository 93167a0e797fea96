import type { Clock } from './clock.ts'
import type { StorageAdapter } from './contracts.ts'
import type { Messages } from './errors/messages.ts'
import type { Events } from './events.ts'
import type { ClientOptions, KeyClientOptions, RefreshPolicy } from '#options/options.ts'

/** The state that all parts of one client share: its options, with their defaults where a part needs them. */
export interface Core {
  readonly options: Omit<ClientOptions, 'key'> & Partial<Pick<KeyClientOptions, 'key'>>
  /** The address of the API; the page's origin resolves a relative one. The token is sent to its origin only. */
  readonly base: URL
  readonly clock: Clock
  readonly messages: Messages
  readonly events: Events
  readonly storage: StorageAdapter
  readonly policy: RefreshPolicy
  /** Aborts every call. */
  readonly disposal: AbortSignal
}
