import { afterEach, expect, test, vi } from 'vitest'
import { createTestClient } from '#testing/index.ts'
import { fetchWithProgress, type UploadProgress } from '#upload/index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('an upload outside a browser reports what has been sent, and arrives whole with the session', async () => {
  const received: { type: string | null; token: string | null; text: string }[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    const { headers } = request
    received.push({
      type: headers.get('content-type'),
      token: headers.get('authorization'),
      text: await request.text(),
    })
    return Response.json({ id: 7 }, { status: 201 })
  })
  const client = createTestClient()
  const reports: UploadProgress[] = []
  const file = new Blob(['x'.repeat(200_000)])
  const result = await client.api.files.create(
    { entity: 'product', file },
    { fetch: fetchWithProgress((progress) => reports.push(progress)) },
  )
  expect(result).toMatchObject({ id: 7 })
  expect(received[0]?.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(received[0]?.token).toBe('Bearer test-token')
  expect(received[0]?.text).toContain('x'.repeat(200_000))
  const last = reports.at(-1)
  expect(last?.loaded).toBe(last?.total)
  expect(last?.total).toBeGreaterThan(200_000)
  expect(reports.map(({ loaded }) => loaded)).toEqual(reports.map(({ loaded }) => loaded).toSorted((a, b) => a - b))
})

test('An upload that takes ten minutes is not cut, and a call without a file is after half a minute', async () => {
  const client = createTestClient({ retry: false, timeout: 30_000 })
  const failedCalls: string[] = []
  const follow = (name: string, call: Promise<unknown>) => void call.catch(() => failedCalls.push(name))
  follow('upload', client.api.files.create({ entity: 'product', file: new Blob(['x']) }, { fetch: never }))
  follow(
    'change',
    client.api.users.create(
      { last_name: 'А', first_name: 'Б', email: 'a@example.com', role_ids: [7] },
      { fetch: never },
    ),
  )

  await client.clock.advance(600_000)
  expect(failedCalls).toEqual(['change'])
  await client.clock.advance(1_200_000)
  expect(failedCalls).toEqual(['change', 'upload'])
})

/** A request that is answered by nothing but its abort. */
function never(_input: unknown, { signal }: RequestInit = {}) {
  return new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
  })
}
