import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'

/** Node's global stream class is the one of `node:stream/web`, but the browser types describe it apart. */
export function readable(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  if (!(stream instanceof ReadableStream)) throw new TypeError('The stream is not one of Node')
  return Readable.fromWeb(stream)
}
