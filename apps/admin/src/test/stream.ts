import type { Schemas } from '@admin-panel/sdk'
import { on } from './backend.ts'

/** A stream of server-sent events under the test's control. */
export function createStream() {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
  const writer = writable.getWriter()
  const write = (lines: string) => writer.write(new TextEncoder().encode(`${lines}\n\n`))
  return {
    handler: on.events.stream(() => readable),
    begin: () => write('event: ping\nid: 1:1:\ndata:'),
    reset: () => write('event: reset\nid: 1:3:\ndata:'),
    send: (...items: Schemas['Change'][]) => write(`event: changes\nid: 1:2:\ndata: ${JSON.stringify({ items })}`),
  }
}
