import { client } from '#data/client.ts'

// The server sends at least a ping every 15 seconds.
const SILENT_AT_MOST = 20_000

let heardAt = -Infinity
client.on(({ type }) => type === 'signed-out' && (heardAt = -Infinity))

/** A message of the stream has come, in this tab or from the tab that holds the stream. */
export function noteHeard() {
  heardAt = Date.now()
}

/** Whether the changes of other users reach this tab. */
export const isHeard = () => Date.now() - heardAt < SILENT_AT_MOST
