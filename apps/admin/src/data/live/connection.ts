import type { Schemas } from '@admin-panel/sdk'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { client } from '#data/client.ts'

/** What the server tells: that it listens from now on, some changes, or that some have been missed. */
export type Told = Schemas['Changes'] | 'begun' | 'reset'

const NAME = 'admin-panel:live'
// The server speaks every 15 seconds at least.
const SILENT_AT_MOST = 40_000
const HIDDEN_AT_MOST = 30_000
const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

interface Message {
  place: string
  told?: Told
}

interface Options {
  onTold: (told: Told) => void
  /** How old what is on show is, in milliseconds. */
  shownFor: () => number
}

/**
 * Tells of changes until it is stopped. Of all tabs of a browser one asks the server, one that is on show; the others
 * hear it from that one. A new tab takes its turn at once, to learn what has changed since it was filled; after a break
 * it goes on where it was.
 */
export function startLive({ onTold, shownFor }: Options): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(NAME)
  let place: string | undefined
  let isNew = true

  function hear(message: Message) {
    const told = message.told ?? (place === undefined ? 'begun' : undefined)
    place = message.place
    if (told) onTold(told)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))

  async function read(turn: AbortSignal) {
    const { body, cancel } = await open(isNew ? { shown_for: shownFor() } : { place }, turn)
    isNew = false
    const unwatch = whenHidden(cancel)
    try {
      for (;;) {
        const silence = setTimeout(cancel, SILENT_AT_MOST)
        const { value, done } = await body.read().finally(() => clearTimeout(silence))
        if (done) return
        const message = asMessage(value)
        hear(message)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
        channel.postMessage(message)
      }
    } finally {
      unwatch()
    }
  }

  async function run() {
    for (let failures = 0; !signal.aborted;) {
      try {
        await whenVisible(signal)
        await inTurn({ signal, isFirst: isNew }, async (turn) => {
          // The turn may have come when nobody looks any more.
          if (document.visibilityState === 'visible') await read(turn)
        })
        failures = 0
      } catch {
        failures++
      }
      // Not all at once: the server may have just come back.
      await pause(Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random() / 2), signal)
    }
  }
  void run()
  return () => {
    stopping.abort()
    channel.close()
  }
}

async function open({ place, ...params }: { place?: string | undefined; shown_for?: number }, signal: AbortSignal) {
  const headers = place === undefined ? {} : { 'Last-Event-ID': place }
  const stream = await client.api.events.stream(params, { signal, retry: false, headers })
  const body = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  const cancel = () => void body.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  return { body, cancel }
}

function asMessage({ event, id = '', data }: { event?: string | undefined; id?: string | undefined; data: string }) {
  if (event === 'reset') return { place: id, told: 'reset' as const }
  // The contract says what an event of this name brings.
  return event === 'changes' ? { place: id, told: JSON.parse(data) as Schemas['Changes'] } : { place: id }
}

/**
 * Runs when no other tab does; the first of its runs takes the turn from whoever has it, which then waits for the next.
 * Without locks, as in a page that was not sent securely, each tab asks for itself.
 */
async function inTurn(
  { signal, isFirst }: { signal: AbortSignal; isFirst: boolean },
  run: (turn: AbortSignal) => Promise<void>,
) {
  const { locks } = navigator as { locks?: LockManager }
  const taken = new AbortController()
  const turn = AbortSignal.any([signal, taken.signal])
  try {
    await (locks ? locks.request(NAME, isFirst ? { steal: true } : { signal }, () => run(turn)) : run(turn))
  } finally {
    taken.abort()
  }
}

function whenHidden(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(run, HIDDEN_AT_MOST)
  }
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

function whenVisible(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve()
    const done = () => {
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    document.addEventListener('visibilitychange', done)
    signal.addEventListener('abort', done, { once: true })
  })
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
