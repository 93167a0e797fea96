import { createMcpServer, NotAnAgent } from '@admin-panel/mcp'
import { createKeyClient, isApiError } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { forbidden, Refusal, unauthorized, unavailable } from '#errors.ts'
import { currentLanguage } from '#text/language/language.ts'

const INSIDE = 'http://localhost'

interface Asked {
  readonly key: string
  readonly panelUrl: string
  /** Aborts when the program has closed its connection. */
  readonly signal: AbortSignal
}

/** Answers one request of the protocol. Its calls go through the whole API, with the limits and the rights of the key. */
export async function answer(app: FastifyInstance, request: FastifyRequest, { key, panelUrl, signal }: Asked) {
  if (!key.startsWith('ap_live_')) throw notAnAgent()
  const language = currentLanguage()
  const client = createKeyClient({
    baseUrl: INSIDE,
    key,
    fetch: callsOf(app, request),
    retry: false,
    timeout: 0,
    language,
    ...(language === 'en' && { messages: englishMessages }),
  })
  try {
    const server = await createMcpServer({ client, panelUrl }).catch((error: unknown) => {
      throw refusalOf(error)
    })
    // No connection stays open between requests, so there are no subscriptions.
    const handler = createMcpHandler(() => server, { maxSubscriptions: 0 })
    const response = await handler.fetch(received(request, signal), { parsedBody: request.body })
    const body = Buffer.from(await response.arrayBuffer())
    await handler.close()
    return { status: response.status, headers: Object.fromEntries(response.headers), body }
  } finally {
    client.dispose()
  }
}

function received({ method, headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const texts = Object.entries(headers).filter((one): one is [string, string] => typeof one[1] === 'string')
  const own = texts.filter(
    ([name]) => name !== 'content-length' && name !== 'connection' && name !== 'transfer-encoding',
  )
  return new Request(`${INSIDE}/mcp`, {
    method,
    headers: own,
    signal,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  })
}

/** Sends the calls of a client to this very server, as those of the address and the program that have asked. */
function callsOf(app: FastifyInstance, { ip, headers }: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const sent = new Request(input, init)
    const { pathname, search } = new URL(sent.url)
    const text = await sent.text()
    const {
      statusCode,
      rawPayload,
      headers: answered,
    } = await app.inject({
      method: sent.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      remoteAddress: ip,
      signal: sent.signal,
      headers: { ...Object.fromEntries(sent.headers), 'user-agent': headers['user-agent'] ?? '' },
      ...(text && { payload: text }),
    })
    const texts = Object.entries(answered).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), { status: statusCode, headers: texts })
  }
}

const notAnAgent = () => forbidden('Нужен ключ агента: создайте его с отметкой «Ключ агента»')

function refusalOf(error: unknown): unknown {
  if (error instanceof NotAnAgent) return notAnAgent()
  if (!isApiError(error)) return error
  if (error.status === 401) return unauthorized(error.message)
  if (error.status === 403) return forbidden(error.message)
  if (error.status === 429)
    return new Refusal('tooMany', error.message, { retryAfter: Math.ceil((error.retryAfter ?? 1000) / 1000) })
  return unavailable(error)
}
