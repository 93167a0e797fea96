import { client } from '#data/client.ts'
import { noteHeard } from './reach.ts'

// The server sends at least a ping every 15 seconds.
const SILENT_AT_MOST = 20_000

let lastMessageAt = -Infinity
client.on(({ type }) => type === 'signed-out' && (lastMessageAt = -Infinity))

/** A message of the stream has come, in this tab or from the tab that holds the stream. */
export function noteMessage() {
  lastMessageAt = Date.now()
  noteHeard()
}

/** Whether the changes of other users reach this tab. */
export const isStreamAlive = () => Date.now() - lastMessageAt < SILENT_AT_MOST
