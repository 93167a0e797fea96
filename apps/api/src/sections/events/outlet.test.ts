import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createOutlet } from './outlet.ts'

test('what is sent after the end of a stream is dropped: its session may end while the stream opens', async () => {
  const outlet = createOutlet(() => undefined)
  outlet.send('ping', 'first')
  outlet.end()
  outlet.send('ping', 'second')
  outlet.end()
  expect(await text(outlet.events)).toBe('event: ping\nid: first\ndata: {}\n\n')
})
