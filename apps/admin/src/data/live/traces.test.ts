import { createClient, memoryStorage } from '@admin-panel/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { traceCall } from './traces.ts'

interface Sent {
  sent: number
  spans: {
    trace: string
    id: string
    parent: string | null
    name: string
    start: number
    end: number
    status: number | null
  }[]
}

const requests: Request[] = []
const client = createClient({
  baseUrl: 'https://panel.example.com',
  storage: memoryStorage(),
  retry: false,
  middleware: [traceCall],
  fetch: async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    return request.url.endsWith('/browser-spans')
      ? new Response(null, { status: 204 })
      : Response.json({ redirect: null }, { status: request.url.includes('broken') ? 503 : 200 })
  },
})

beforeEach(() => {
  requests.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  // The panel keeps elements of its own in the page.
  for (const button of document.querySelectorAll('button.traced')) button.remove()
})

async function sentSpans(): Promise<Sent> {
  vi.advanceTimersByTime(2000)
  await expect.poll(() => requests.some(({ url }) => url.endsWith('/api/browser-spans'))).toBe(true)
  return requests.find(({ url }) => url.endsWith('/api/browser-spans'))?.json() ?? { sent: 0, spans: [] }
}

async function click(run: () => Promise<unknown>) {
  const button = document.body.appendChild(document.createElement('button'))
  button.className = 'traced'
  button.textContent = 'Сохранить'
  const done = new Promise((resolve) => button.addEventListener('click', () => resolve(run())))
  await userEvent.click(button)
  await done
}

test('A click and the calls that follow from it are one trace, whose ids the server gets', async () => {
  await click(async () => {
    await client.api.system.routeRule({ path: '/one' })
    await client.api.system.routeRule({ path: '/broken' }).catch(() => undefined)
  })
  const [first, second] = requests.map(({ headers }) => headers.get('traceparent'))
  const { sent, spans } = await sentSpans()
  const [action, ...calls] = spans

  expect(action).toMatchObject({ parent: null, name: 'click', status: null })
  expect(calls).toMatchObject([
    { trace: action?.trace, parent: action?.id, name: 'system.routeRule', status: 200 },
    { trace: action?.trace, parent: action?.id, name: 'system.routeRule', status: 503 },
  ])
  expect([first, second]).toEqual(calls.map(({ trace, id }) => `00-${trace}-${id}-01`))
  expect(action?.end).toBe(calls[1]?.end)
  expect(spans.every(({ start, end }) => start <= end && end <= sent)).toBe(true)
})

test('Every click begins a trace of its own, and a call long after it has another one', async () => {
  await click(() => client.api.system.routeRule({ path: '/one' }))
  await click(() => client.api.system.routeRule({ path: '/two' }))
  const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
  await client.api.system.routeRule({ path: '/three' })
  later.mockRestore()
  const { spans } = await sentSpans()

  expect(new Set(spans.map(({ trace }) => trace)).size).toBe(3)
  expect(spans.filter(({ status }) => status !== null).map(({ parent }) => parent === null)).toEqual([
    false,
    false,
    true,
  ])
})
