import { setTimeout as wait } from 'node:timers/promises'
import type { Session } from './client.ts'

/** The events that one open panel has received. */
export interface Stream {
  /** How often each record was announced. */
  readonly heard: ReadonlyMap<string, number>
  /** When everything was to be read again. */
  readonly resets: readonly number[]
  /** When everything of an entity was, since too much of it had changed. */
  readonly wholes: readonly { readonly entity: string; readonly at: number }[]
  /** The connections that it needed. */
  readonly connections: () => number
  readonly close: () => void
}

interface Change {
  readonly entity: string
  readonly ids: readonly number[] | null
}

/** Follows the changes as a panel does: a lost connection goes on after the last event. */
export function openStream(url: string, session: Session): Stream {
  const heard = new Map<string, number>()
  const resets: number[] = []
  const wholes: Stream['wholes'][number][] = []
  let connections = 0
  const ending = new AbortController()
  let last: string | undefined

  function take({ event, id, data }: ReturnType<typeof fieldsOf>) {
    if (id) last = id
    if (event === 'reset') resets.push(Date.now())
    if (event !== 'changes') return
    const { items }: { items: Change[] } = JSON.parse(data)
    for (const { entity, ids } of items) {
      if (ids === null) wholes.push({ entity, at: Date.now() })
      for (const record of ids ?? []) heard.set(`${entity} ${record}`, (heard.get(`${entity} ${record}`) ?? 0) + 1)
    }
  }

  async function follow() {
    while (!ending.signal.aborted) {
      connections++
      try {
        const response = await fetch(`${url}/api/system/admin/events`, {
          headers: { authorization: `Bearer ${session.token()}`, ...(last && { 'last-event-id': last }) },
          signal: ending.signal,
        })
        if (response.ok && response.body) for await (const event of eventsOf(response.body)) take(event)
      } catch {
        // The connection broke, as in any fault.
      }
      await wait(1000)
    }
  }
  void follow()
  return { heard, resets, wholes, connections: () => connections, close: () => ending.abort() }
}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true })
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield fieldsOf(text.slice(0, end))
      text = text.slice(end + 2)
    }
  }
}

function fieldsOf(block: string) {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon), line.slice(colon + 2)] as const
    }),
  )
  return { event: fields.get('event') ?? '', id: fields.get('id') ?? '', data: fields.get('data') ?? '{}' }
}
