import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createTestUser } from '@admin-panel/sdk/testing'
import { fastify, type FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#env.ts'
import { registerMcp } from './register.ts'

const authorization = 'Bearer ap_live_test'
const call = { name: 'list', arguments: { resource: 'brands' } }

/** A panel whose list of brands never answers, and the request for it. */
async function startPanel() {
  const app = fastify()
  const errors: unknown[] = []
  const held = Promise.withResolvers<FastifyRequest>()
  app.get('/api/user/profile', () => ({ ...createTestUser('administrator'), is_agent: true }))
  app.get('/api/catalog/admin/brand', async (request) => {
    held.resolve(request)
    await new Promise(() => undefined)
  })
  app.addHook('onError', async (_request, _reply, error) => void errors.push(error))
  registerMcp(app, readEnv({ NODE_ENV: 'test' }))
  onTestFinished(async () => app.close())
  return { url: new URL('/mcp', await app.listen()), held: held.promise, errors }
}

type Begin = (url: URL, signal: AbortSignal) => Promise<unknown>

const byFetch: Begin = async (url, signal) =>
  fetch(url, {
    method: 'POST',
    signal,
    headers: { authorization, accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
  })

const byClient: Begin = async (url, signal) => {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization } } }))
  return client.callTool(call, { signal }).finally(async () => client.close())
}

test.each([
  ['that closes its connection', byFetch],
  ['of the newest revision that cancels its call', byClient],
])('MCP over HTTP: a program %s ends the requests that were made for it', async (_, begin) => {
  const { url, held, errors } = await startPanel()
  const gone = new AbortController()
  const answer = begin(url, gone.signal)
  const request = await held
  expect(request.raw.destroyed).toBe(false)
  gone.abort()

  await expect(answer).rejects.toThrow(/abort/i)
  await expect.poll(() => request.raw.destroyed).toBe(true)
  expect(errors).toEqual([])
})
