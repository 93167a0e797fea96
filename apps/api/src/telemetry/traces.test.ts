import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

interface Received {
  service: string
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  startTimeUnixNano: string
  endTimeUnixNano: string
}
interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] }
    scopeSpans: { spans: Omit<Received, 'service'>[] }[]
  }[]
}

const received: Received[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
      received.push(...scopeSpans.flatMap(({ spans }) => spans).map((span) => ({ service, ...span })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => void collector.close())
const address = collector.address()
const port = typeof address === 'object' ? address?.port : undefined

const app = await useApp({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` })
const admin = await app.as('admin@example.com')
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const CALL = '00f067aa0ba902b7'
const CLICK = 'b7ad6b7169203331'
const traceparent = `00-${TRACE}-${CALL}-01`
const SPANS = '/api/browser-spans'

beforeEach(async () => {
  await app.sendTraces()
  received.length = 0
})

test('A trace of one save goes from the click over the call and the request to each statement, without values', async () => {
  const { body: brand } = await admin.get('/api/catalog/admin/brand/1')
  const body = { name: 'Очень тайное имя' }
  const { status } = await admin.put('/api/catalog/admin/brand/1', {
    body,
    version: brand.version,
    headers: { traceparent },
  })
  const sent = app.now.getTime() + 3_600_000
  const ended = await admin.post(SPANS, {
    body: {
      sent,
      spans: [
        { trace: TRACE, id: CLICK, parent: null, name: 'click', start: sent - 900, end: sent - 100, status: null },
        { trace: TRACE, id: CALL, parent: CLICK, name: 'brands.update', start: sent - 890, end: sent - 100, status },
      ],
    },
  })
  await app.sendTraces()
  const spans = received.filter(({ traceId }) => traceId === TRACE)
  const request = spans.find(({ service, name }) => service === 'admin-panel-api' && name === 'brands.update')
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)

  expect([status, ended.status]).toEqual([200, 204])
  expect(spans.find(({ spanId }) => spanId === CLICK)).toMatchObject({
    service: 'admin-panel-browser',
    name: 'click',
    // The clock of the browser is an hour ahead.
    startTimeUnixNano: `${app.now.getTime() - 900}000000`,
  })
  expect(spans.find(({ spanId }) => spanId === CALL)).toMatchObject({ parentSpanId: CLICK, name: 'brands.update' })
  expect(request).toMatchObject({ parentSpanId: CALL })
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'update brand', 'insert audit_log', 'commit']),
  )
  expect(JSON.stringify(received)).not.toMatch(/тайное|@example\.com|ab_/)
})

test('A request without a trace begins one; health checks, pages and jobs make none', async () => {
  await admin.get('/api/catalog/admin/brand/1')
  await app.anonymous.get('/health/ready')
  await app.anonymous.get('/nowhere')
  await app.mails()
  await app.sendTraces()
  const roots = received.filter(({ parentSpanId }) => !parentSpanId)

  expect(roots.map(({ name }) => name)).toEqual(['brands.view'])
  expect(new Set(received.map(({ traceId }) => traceId))).toEqual(new Set([roots[0]?.traceId]))
})

test.each(['', '00-0-0-01', `00-${'0'.repeat(32)}-${CALL}-01`, `ff-${TRACE}-${CALL}-01`, `${traceparent}-x`])(
  'The unreadable trace «%s» is replaced by a new one',
  async (value) => {
    expect((await admin.get('/api/user/profile', { headers: { traceparent: value } })).status).toBe(200)
    await app.sendTraces()

    expect(received.find(({ name }) => name === 'profile.view')?.parentSpanId ?? '').toBe('')
  },
)

const span = { trace: TRACE, id: CALL, parent: null, name: 'brands.update', start: 90, end: 95, status: 200 }

test.each([
  ['a name of one’s own', { ...span, name: 'secret' }],
  ['a trace that is no number', { ...span, trace: 'x'.repeat(32) }],
  ['an end before the start', { ...span, end: 1 }],
  ['an end after it was sent', { ...span, end: 101 }],
  ['a text as status', { ...span, status: '200' }],
])('A browser cannot add %s', async (_, wrong) => {
  expect((await admin.post(SPANS, { body: { sent: 100, spans: [wrong] } })).status).toBe(400)
})

test('Without a session nothing is added to a trace', async () => {
  const body = { sent: 100, spans: [span] }
  const key = await app.keyHolding([])

  expect((await app.anonymous.post(SPANS, { body })).status).toBe(401)
  expect((await key.post(SPANS, { body })).status).toBe(401)
})

test('Without a collector the endpoint of spans is closed, and the page sends none', async () => {
  const plain = await useApp()
  const body = { sent: 100, spans: [span] }

  expect((await (await plain.as('admin@example.com')).post(SPANS, { body })).status).toBe(404)
})
