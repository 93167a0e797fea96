/** How much of a request has been sent, in bytes. */
export interface UploadProgress {
  /** Bytes that were sent. */
  readonly loaded: number
  /** Bytes of the whole request. */
  readonly total: number
}

/**
 * A `fetch` for one call that reports how much of its body has been sent. Browsers report it of an XMLHttpRequest only;
 * elsewhere the body is counted as the network takes it.
 * @param onProgress - is called as bytes are sent
 * @example
 * await client.api.files.create({ entity: 'product', file }, { fetch: fetchWithProgress(({ loaded, total }) => show(loaded / total)) })
 */
export function fetchWithProgress(onProgress: (progress: UploadProgress) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const body = await request.blob()
    return globalThis.XMLHttpRequest ? sendByXhr(request, body, onProgress) : sendCounted(request, body, onProgress)
  }
}

function sendCounted(request: Request, body: Blob, onProgress: (progress: UploadProgress) => void) {
  let loaded = 0
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      controller.enqueue(chunk)
      loaded += chunk.byteLength
      onProgress({ loaded, total: body.size })
    },
  })
  const { method, headers, signal } = request
  // `duplex` is required for a stream and missing in the types of the DOM.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body: body.stream().pipeThrough(counter),
    duplex: 'half',
  }
  return globalThis.fetch(request.url, init)
}

function sendByXhr(request: Request, body: Blob, onProgress: (progress: UploadProgress) => void) {
  return new Promise<Response>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.responseType = 'blob'
    xhr.withCredentials = request.credentials === 'include'
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }))
    xhr.addEventListener('load', () => resolve(responseOf(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    xhr.addEventListener('abort', () => reject(new DOMException('The request was aborted', 'AbortError')))
    request.signal.addEventListener('abort', () => xhr.abort())
    if (request.signal.aborted) xhr.abort()
    else xhr.send(body)
  })
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const { status, statusText } = xhr
  // A response of these statuses may not have a body.
  const isEmpty = status === 204 || status === 205 || status === 304
  const body: unknown = xhr.response
  return new Response(isEmpty || !(body instanceof Blob) ? null : body, { status, statusText, headers })
}
