import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream'
import type { Client, Clock, Schemas } from '@admin-panel/sdk'
import { isPassing, pause, system } from './pause.ts'

/** An event of the server: changed records, or a gap after which all visible data must be read again. */
export type LiveEvent =
  | {
      /** Records have changed. */
      readonly type: 'changes'
      /** The place in the stream, for `since`. */
      readonly id: string
      /** The changes, in their order. */
      readonly items: readonly Schemas['Change'][]
    }
  | {
      /** Events were missed: read again whatever is shown. */
      readonly type: 'reset'
      /** The place in the stream, for `since`. */
      readonly id: string
    }

/** Where a stream of events begins, and how it waits. */
export interface StreamOptions {
  /**
   * The id of the last event that was handled; the stream goes on after it.
   * @default the events from now on
   */
  readonly since?: string | undefined
  /**
   * Ends the iteration, which rejects with kind `aborted`, as every aborted call does.
   * @default none
   */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds without any message after which the connection counts as lost; the server sends a ping every 15 seconds.
   * @default 40_000
   */
  readonly silence?: number
  /**
   * Milliseconds to wait before attempt number `attempt` to connect again, which begins at 1 after each message.
   * @default exponential from 1_000 up to 60_000, with up to a half of jitter
   */
  readonly delay?: (attempt: number) => number
  /**
   * The time source.
   * @default the system's
   */
  readonly clock?: Pick<Clock, 'after'>
}

/**
 * Iterates the changes that the user may see. A lost connection is opened again and goes on after the last event, so that none is
 * missed and none comes twice. A failure that waiting does not mend, such as the end of the session, rejects with its `ApiError`.
 * @param client - the client whose session, or key, the stream uses
 * @example
 * for await (const event of streamEvents(client, { since: lastSeen })) {
 *   if (event.type === 'changes') await mirror(event.items)
 *   lastSeen = event.id
 * }
 */
export async function* streamEvents(
  client: Pick<Client, 'api'>,
  options: StreamOptions = {},
): AsyncGenerator<LiveEvent> {
  const { signal = new AbortController().signal, silence = 40_000, delay = usualDelay, clock = system } = options
  let place = options.since
  for (let attempt = 1; ; attempt++) {
    let wait = delay(attempt)
    try {
      for await (const message of connection(client, { place, signal, silence, clock })) {
        attempt = 0
        wait = delay(1)
        place = message.id ?? place
        const event = eventOf(message)
        if (event) yield event
      }
    } catch (error) {
      if (!isPassing(error)) throw error
      wait = Math.max(wait, error.retryAfter ?? 0)
    }
    await pause(wait, clock, signal)
  }
}

interface ConnectionOptions extends Required<Pick<StreamOptions, 'silence' | 'clock'>> {
  readonly place: string | undefined
  readonly signal: AbortSignal
}

/** The messages of one connection, until it ends, is lost or falls silent. */
async function* connection(client: Pick<Client, 'api'>, { place, signal, silence, clock }: ConnectionOptions) {
  const headers = place === undefined ? {} : { 'Last-Event-ID': place }
  const stream = await client.api.events.stream({}, { signal, retry: false, headers })
  const reader = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel)
  try {
    for (;;) {
      const stop = clock.after(silence, cancel)
      const { value, done } = await reader.read().catch(endOfStream).finally(stop)
      if (done) return
      yield value
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    cancel()
  }
}

// A connection that breaks off is opened again, as one that ends.
function endOfStream() {
  return { done: true, value: undefined } as const
}

function eventOf({ event, id = '', data }: EventSourceMessage): LiveEvent | undefined {
  if (event === 'reset') return { type: 'reset', id }
  // Only this event has a payload; `ping` has none.
  return event === 'changes' ? { type: 'changes', id, items: changesIn(data).items } : undefined
}

function changesIn(data: string) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The contract defines the payload of each event name.
  return JSON.parse(data) as Schemas['Changes']
}

function usualDelay(attempt: number) {
  return Math.min(1_000 * 2 ** (attempt - 1), 60_000) * (1 - Math.random() / 2)
}
