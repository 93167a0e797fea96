interface Progress {
  rows: number
  /** The number of bytes received so far. */
  bytes: number
}

let latest: Progress | undefined
const listeners = new Set<() => void>()

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const readProgress = () => latest

function publish(progress: Progress | undefined) {
  latest = progress
  for (const listener of listeners) listener()
}

/** Counts the received bytes of an export, whose response header announces the number of rows. */
export function countBytes(response: Response) {
  const progress = { rows: Number(response.headers.get('x-row-count')), bytes: 0 }
  publish({ ...progress })
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      progress.bytes += chunk.byteLength
      publish({ ...progress })
      controller.enqueue(chunk)
    },
    flush: () => publish(undefined),
  })
  return new Response(response.body?.pipeThrough(counter), response)
}
