import { checkOptions, type Accepted } from '#options/check-options.ts'
import type { BaseOptions, ClientOptions, RefreshPolicy } from '#options/options.ts'
import { systemClock, type Clock } from './clock.ts'
import type { StorageAdapter } from './contracts.ts'
import { russianMessages, type Messages } from './errors/messages.ts'
import { createEvents, type Events } from './events/events.ts'
import { logEvents } from './events/log.ts'

/** The state that all parts of one client share: its options, with their defaults where a part needs them. */
export interface Core {
  readonly options: BaseOptions
  /** The address of the API; the page's origin resolves a relative one. The token is sent to its origin only. */
  readonly base: URL
  readonly clock: Clock
  readonly messages: Messages
  readonly events: Events
  /** Aborts every call. */
  readonly disposal: AbortController
}

/** What the parts of a session share besides. */
export interface SessionCore extends Core {
  readonly options: ClientOptions
  readonly storage: StorageAdapter
  readonly policy: RefreshPolicy
}

export function createCore(accepted: Accepted, options: BaseOptions): Core {
  checkOptions(accepted, options)
  const messages = { ...russianMessages, ...options.messages }
  const events = createEvents(messages)
  logEvents(options, events)
  return {
    options,
    // A server that renders a page has no location, and makes no calls to its own origin.
    base: new URL(options.baseUrl, globalThis.location?.href ?? 'http://localhost'),
    clock: { ...systemClock, ...options.clock },
    messages,
    events,
    disposal: new AbortController(),
  }
}
