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
  const reader = response.body?.getReader()
  if (!reader) return response
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) {
          publish(undefined)
          return controller.close()
        }
        progress.bytes += value.byteLength
        publish({ ...progress })
        controller.enqueue(value)
      } catch (error) {
        publish(undefined)
        controller.error(error)
      }
    },
    cancel(reason) {
      publish(undefined)
      return reader.cancel(reason)
    },
  })
  return new Response(body, response)
}
