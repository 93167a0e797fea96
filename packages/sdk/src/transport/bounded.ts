/**
 * The response, whose body can be read up to `limit` bytes, counted after decompression: a few kilobytes of gzip may hold
 * gigabytes. It stays the same object, since a copy would lose its address.
 */
export function bounded(response: Response, limit: number, tooLarge: () => Error): Response {
  async function read() {
    const parts: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    // Safari iterates no stream.
    const reader = response.body?.getReader()
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      parts.push(chunk.value)
      size += chunk.value.byteLength
      if (size <= limit) continue
      void reader?.cancel()
      throw tooLarge()
    }
    return parts
  }

  async function text() {
    const decoder = new TextDecoder()
    const texts = (await read()).map((part) => decoder.decode(part, { stream: true }))
    return texts.join('') + decoder.decode()
  }

  const blob = async () => new Blob(await read(), { type: response.headers.get('Content-Type') ?? '' })

  return Object.assign(response, {
    text,
    blob,
    json: async (): Promise<unknown> => JSON.parse(await text()),
    arrayBuffer: async () => (await blob()).arrayBuffer(),
  })
}
