import { InMemoryTransport, type JSONRPCMessage } from '@modelcontextprotocol/server'
import { createHandlers, createTestClient, createTestUser, page, samples } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import manifest from '@admin-panel/mcp/package.json' with { type: 'json' }
import { createMcpServer } from './server.ts'

const on = createHandlers()
const profile = { ...createTestUser('administrator'), is_agent: true }

/** A program that has begun to talk to a server whose panel answers lists of brands with `answer`. */
async function begun(answer: Parameters<typeof on.brands.list>[0] = page([samples.brands.row({ id: 1 })])) {
  const client = createTestClient({
    key: 'ap_live_test',
    handlers: [on.profile.view(profile), on.brands.list(answer), on.brands.view(samples.brands.record({ id: 1 }))],
  })
  const server = await createMcpServer({ client, panelUrl: 'https://panel.example.com' })
  const [near, far] = InMemoryTransport.createLinkedPair()
  const answers = new Map<unknown, PromiseWithResolvers<Record<string, unknown>>>()
  Object.assign(near, {
    onmessage(message: JSONRPCMessage) {
      if ('id' in message && !('method' in message)) answers.get(message.id)?.resolve({ ...message })
    },
  })
  await Promise.all([server.connect(far), near.start()])
  let sent = 0
  const send = async (method: string, params: object) => {
    const id = ++sent
    const answered = Promise.withResolvers<Record<string, unknown>>()
    answers.set(id, answered)
    const message = { jsonrpc: '2.0', id, method, params }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The message of a test has the fields of its method.
    await near.send(message as JSONRPCMessage)
    return answered.promise
  }
  const begin = await send('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  await near.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  return {
    client,
    begin,
    cancel: async () => near.send({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: sent } }),
    call: async (name: string, args: object) => send('tools/call', { name, arguments: args }),
    tools: async () => send('tools/list', {}),
  }
}

test('the server says the version of its package, and that its tools stay', async () => {
  const { begin } = await begun()

  expect(begin).toMatchObject({
    result: { serverInfo: { version: manifest.version }, capabilities: { tools: { listChanged: false } } },
  })
})

test('an answer is a value beside its text, as the schema of the tool has it', async () => {
  const { call, tools } = await begun()

  expect(await call('list', { resource: 'brands', fields: ['name'] })).toMatchObject({
    result: { structuredContent: { rows: [{ id: 1, link: 'https://panel.example.com/go/brands/1' }] } },
  })
  expect(JSON.stringify(await tools()).match(/"outputSchema"/g)).toHaveLength(7)
})

test.each(['list', 'read'])('a field that the records of %s do not have is refused by its name', async (tool) => {
  const { call, client } = await begun()
  const { result } = await call(tool, {
    resource: 'brands',
    fields: ['name', 'wheels'],
    ...(tool === 'read' && { id: 1 }),
  })

  expect(result).toMatchObject({ isError: true })
  expect(JSON.stringify(result)).toMatch(/there is no wheels, but id, .*name/)
  expect(client.requests).toHaveLength(1)
})

test('a description has the limits of a filter and the words of its choices', async () => {
  const { call } = await begun()

  expect(await call('describe', { resource: 'brands' })).toMatchObject({
    result: {
      structuredContent: {
        filters: { q: { minLength: 2, maxLength: 100 }, kind: { items: { words: { own: 'Собственная марка' } } } },
      },
    },
  })
})

test('the cursor of a page leads to the next one without a number', async () => {
  const { call, client } = await begun()
  await call('list', { resource: 'brands', after: 'abc', page: null })

  expect(new URL(client.requests.at(-1)?.url ?? '').search).toBe('?after=abc&per_page=10')
})

test('a program that cancels a call aborts its request', async () => {
  const held = Promise.withResolvers<AbortSignal>()
  const { call, cancel } = await begun(async (_params, request) => {
    held.resolve(request.signal)
    return new Promise(() => undefined)
  })
  void call('list', { resource: 'brands' })
  const signal = await held.promise
  await cancel()

  await expect.poll(() => signal.aborted).toBe(true)
})
