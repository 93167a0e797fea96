import type { Schemas } from '@admin-panel/sdk'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { client } from '#shared/client.ts'

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

/**
 * Tells of changes until it is stopped. Of all tabs of a browser one asks the server, one that is on show; the others
 * hear it from that one. After a break it goes on where it was.
 */
export function startLive(onTold: (told: Told) => void): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(NAME)
  let place: string | undefined

  function hear(message: Message) {
    const told = message.told ?? (place === undefined ? 'begun' : undefined)
    place = message.place
    if (told) onTold(told)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))

  async function read() {
    const { body, cancel } = await open(place, signal)
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
        await alone(signal, async () => {
          // The turn may have come when nobody looks any more.
          if (document.visibilityState === 'visible') await read()
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

async function open(place: string | undefined, signal: AbortSignal) {
  const stream = await client.api.events.stream(
    {},
    { signal, retry: false, ...(place !== undefined && { headers: { 'Last-Event-ID': place } }) },
  )
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

/** Without locks, as in a page that was not sent securely, each tab asks for itself. */
async function alone(signal: AbortSignal, run: () => Promise<void>) {
  const { locks } = navigator as { locks?: LockManager }
  await (locks ? locks.request(NAME, { signal }, run) : run())
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
