import type { Middleware } from '@admin-panel/sdk'

interface Span {
  trace: string
  id: string
  parent: string | null
  name: string
  start: number
  end: number
  status: number | null
}

/** A call that comes later follows from no action, but from a timer or a change of others. */
const FOLLOWS_WITHIN = 5000
const SEND_AFTER = 2000
const AT_MOST = 100

let action: Span | undefined
const spans: Span[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let send: ((request: Request) => Promise<unknown>) | undefined

const now = () => Math.round(performance.timeOrigin + performance.now())

function begin({ type, timeStamp }: Event) {
  const start = Math.round(performance.timeOrigin + timeStamp)
  action = { trace: randomHex(16), id: randomHex(8), parent: null, name: type, start, end: start, status: null }
}

for (const type of ['click', 'keydown', 'popstate']) addEventListener(type, begin, { capture: true })
addEventListener('pagehide', flush)

/** Sends `traceparent` with a call, and later how long the call and the user's action before it took. */
export const traceCall: Middleware = async (request, next, { operation }) => {
  const start = now()
  const cause = action && start - action.start < FOLLOWS_WITHIN ? action : undefined
  const span = { trace: cause?.trace ?? randomHex(16), id: randomHex(8), parent: cause?.id ?? null }
  request.headers.set('traceparent', `00-${span.trace}-${span.id}-01`)
  let status = 0
  try {
    const response = await next(request)
    status = response.status
    return response
  } finally {
    // A stream is no call that ends.
    if (operation && operation !== 'events.stream') {
      const end = now()
      if (cause) {
        cause.end = end
        if (!spans.includes(cause)) spans.push(cause)
      }
      spans.push({ ...span, name: operation, start, end, status })
      send = next
      clearTimeout(timer)
      if (spans.length >= AT_MOST) flush()
      else timer = setTimeout(flush, SEND_AFTER)
    }
  }
}

/** The newest call still knows the token. A lost trace does no harm. */
function flush() {
  if (spans.length === 0) return
  const body = JSON.stringify({ sent: now(), spans: spans.splice(0, AT_MOST) })
  const headers = { 'content-type': 'application/json' }
  const url = new URL('/api/browser-spans', location.href)
  void send?.(new Request(url, { method: 'POST', headers, body, keepalive: true })).catch(() => undefined)
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
