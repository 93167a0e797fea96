import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { chrome } from '../machine/chrome.ts'
import { root } from '../run.ts'

const SIZE = 3_000_000

/** Serves a page with the SDK, and counts the bytes of an upload; a second one is refused. */
async function listen() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createClient, memoryStorage } from './packages/sdk/src/index.ts'
export { fetchWithProgress } from './packages/sdk/src/upload/index.ts'`,
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@admin-panel/source'],
  })
  const received = { bytes: 0, token: '', uploads: 0 }
  const server = createServer((request, response) => {
    const send = (status: number, type: string, body: string) =>
      void response.writeHead(status, { 'Content-Type': type }).end(body)
    if (request.method !== 'POST') {
      if (request.url === '/') send(200, 'text/html', '<!doctype html><title>upload</title>')
      else if (request.url === '/sdk.js') send(200, 'text/javascript', outputFiles[0]?.text ?? '')
      else send(200, 'application/json', '{}')
      return
    }
    received.token = request.headers.authorization ?? ''
    request.on('data', (chunk: Buffer) => (received.bytes += chunk.length))
    request.on('end', () => {
      if (received.uploads++ === 0) send(201, 'application/json', '{"id":7}')
      else send(422, 'application/json', '{"data":{"status":422,"message":"Файл не подходит"}}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, received, close: () => server.close() }
}

test('a browser reports the progress of an upload, and its answer and its refusal are those of any call', async () => {
  const { origin, received, close } = await listen()
  const browser = await chromium.launch(await chrome())
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    const result: { id: number; refusal: string; last: object; steps: number } = await page.evaluate(`(async () => {
      const { createClient, memoryStorage, fetchWithProgress } = await import('/sdk.js')
      const storage = memoryStorage({ token: 't', 'token-expire': new Date(Date.now() + 3_600_000).toISOString() })
      const client = createClient({ baseUrl: '', storage, user: { id: 1, roles: [] } })
      const reports = []
      const upload = () => client.api.files.create(
        { entity: 'product', file: new Blob(['x'.repeat(${SIZE})]) },
        { fetch: fetchWithProgress((progress) => reports.push(progress)) },
      )
      const { id } = await upload()
      const last = reports.at(-1)
      const refusal = await upload().catch(({ kind, message }) => kind + ': ' + message)
      return { id, refusal, last: { isWhole: last.loaded === last.total, isAll: last.total > ${SIZE} }, steps: reports.length }
    })()`)
    expect(result).toMatchObject({
      id: 7,
      refusal: 'validation: Файл не подходит',
      last: { isWhole: true, isAll: true },
    })
    expect(result.steps).toBeGreaterThan(1)
    expect(received.bytes).toBeGreaterThan(2 * SIZE)
    expect(received.token).toBe('Bearer t')
  } finally {
    await browser.close()
    close()
  }
}, 60_000)
