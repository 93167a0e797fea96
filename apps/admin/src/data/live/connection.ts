import { parseChanges } from '#data/trusted.ts'
import type { Schemas } from '@admin-panel/sdk'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { client } from '#data/client.ts'
import { noteMessage } from './last-message.ts'
import { onFound, suspectServer } from './reach.ts'

/** The server's events: the stream is ready, records have changed, or events have been missed. */
export type LiveUpdate = Schemas['Changes'] | 'begun' | 'reset'

const NAME = 'admin-panel:live'
// The server sends at least a ping every 15 seconds.
const SILENT_AT_MOST = 40_000
const HIDDEN_AT_MOST = 30_000
const FIRST_WAIT = 1000
const LONGEST_WAIT = 60_000

interface Message {
  place: string
  update?: LiveUpdate
}

interface Options {
  onUpdate: (update: LiveUpdate) => void
  /** The age of the visible data, in milliseconds. */
  shownFor: () => number
}

/**
 * Reports changes until stopped. Of all tabs, one visible tab holds the stream and broadcasts it to the
 * others. A new tab takes the lock at once to learn what has changed since it was filled; after an interruption
 * it resumes from the last event id.
 */
export function startLive({ onUpdate, shownFor }: Options): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const channel = new BroadcastChannel(NAME)
  let place: string | undefined
  let isNew = true
  let failures = 0

  function hear(message: Message) {
    noteMessage()
    if (place === undefined) onUpdate('begun')
    place = message.place
    if (message.update) onUpdate(message.update)
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
        // A stream that has said something has not failed, however it ends.
        failures = 0
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
    while (!signal.aborted) {
      try {
        await whenVisible(signal)
        await inTurn({ signal, isFirst: isNew }, async (turn) => {
          // The tab may be hidden by the time it gets the lock.
          if (document.visibilityState === 'visible') await read(turn)
        })
        failures = 0
      } catch {
        failures++
        if (!signal.aborted) suspectServer()
      }
      // Spreads the reconnections: the server may have just restarted.
      await pause(Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random() / 2), signal)
    }
  }
  void run()
  return () => {
    stopping.abort()
    channel.close()
  }
}

/**
 * `streamEvents` of the SDK follows the changes for one reader. The tabs here take turns, so each of them needs the place of every
 * message, of a ping too; the first stream names the age of what is shown; and its first message marks its start.
 */
async function open({ place, ...params }: { place?: string | undefined; shown_for?: number }, signal: AbortSignal) {
  const headers = place === undefined ? {} : { 'Last-Event-ID': place }
  const stream = await client.api.events.stream(params, { signal, retry: false, headers })
  const body = stream.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  const cancel = () => void body.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  return { body, cancel }
}

function asMessage({ event, id = '', data }: { event?: string | undefined; id?: string | undefined; data: string }) {
  if (event === 'reset') return { place: id, update: 'reset' as const }
  return event === 'changes' ? { place: id, update: parseChanges(data) } : { place: id }
}

/**
 * Runs while no other tab does; its first run steals the lock from the holder, which queues for the next one.
 * Without the Web Locks API, as in an insecure context, each tab opens its own stream.
 */
async function inTurn(
  { signal, isFirst }: { signal: AbortSignal; isFirst: boolean },
  run: (turn: AbortSignal) => Promise<void>,
) {
  // oxlint-disable-next-line eslint/no-restricted-properties -- Without locks each tab opens a stream.
  const { locks } = navigator as { locks?: LockManager }
  const turnEnd = new AbortController()
  const turn = AbortSignal.any([signal, turnEnd.signal])
  try {
    await (locks ? locks.request(NAME, isFirst ? { steal: true } : { signal }, () => run(turn)) : run(turn))
  } finally {
    turnEnd.abort()
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
    const timer = setTimeout(end, ms)
    const forget = onFound(end)
    signal.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      forget()
      resolve()
    }
  })
}
