import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'

// A proxy before the API that validates both directions against nothing but the published document.
// /validating-proxy reports its findings; the run fails on any violation.

interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: { type?: string | string[]; $ref?: string }
}

interface Reply {
  $ref?: string
  content?: Record<string, unknown>
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, unknown>; required?: boolean }
  responses: Record<string, Reply>
}

interface Exchange {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Buffer
  status: number
  replyHeaders: IncomingHttpHeaders
  reply: Buffer
}

const [port = '', upstream = ''] = process.argv.slice(2)
const traffic = { exchanges: 0, operations: new Set<string>(), violations: new Set<string>() }
const document = parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>
}
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, coerceTypes: false })
formats.default(ajv)
ajv.addSchema(document, 'document')
const validators = new Map<string, ValidateFunction>()

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    pointer: `/paths/${escape(path)}/${method}`,
    pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    operation,
  })),
)

// The keep-alive of idle connections follows the server's own headers, which are passed on unchanged.
createServer({ keepAliveTimeout: 65_000 }, (request, reply) => {
  void bytesOf(request).then((body) => {
    const { method = 'GET', url = '/', headers } = request
    if (url === '/validating-proxy') {
      const { exchanges, operations, violations } = traffic
      reply.end(JSON.stringify({ exchanges, operations: operations.size, violations: [...violations] }))
      return
    }
    const forwarded = send(`http://127.0.0.1:${upstream}${url}`, { method, headers }, (answer) => {
      // An event stream never ends, so it is not awaited.
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        reply.writeHead(answer.statusCode ?? 0, answer.headers)
        answer.pipe(reply)
        reply.on('close', () => answer.destroy())
        return
      }
      void bytesOf(answer).then((bytes) => {
        const { statusCode: status = 0, headers: replyHeaders } = answer
        reply.writeHead(status, replyHeaders).end(bytes)
        judge({ method, url: new URL(url, 'http://x'), headers, body, status, replyHeaders, reply: bytes })
      })
    })
    forwarded.on('error', () => reply.destroy())
    forwarded.end(body)
  })
}).listen(Number(port))

function judge(exchange: Exchange) {
  const { method, url, status } = exchange
  if (!url.pathname.startsWith('/api/') && url.pathname !== '/latest-builds.json') return
  const endpoint = operations.find((entry) => entry.method === method && entry.pattern.test(url.pathname))
  const faults = endpoint
    ? [...ofReply(endpoint, exchange), ...(status < 300 ? ofRequest(endpoint, exchange) : [])]
    : [404, 405].includes(status)
      ? []
      : ['no such operation']
  traffic.exchanges++
  if (endpoint) traffic.operations.add(endpoint.operation.operationId)
  for (const fault of faults) traffic.violations.add(`${method} ${url.pathname}${url.search} → ${status}: ${fault}`)
}

type Endpoint = (typeof operations)[number]

function ofReply({ operation, pointer }: Endpoint, { status, replyHeaders, reply }: Exchange): string[] {
  const documented = operation.responses[status]
  if (!documented) return ['this status is not documented']
  const place = documented.$ref?.slice(1) ?? `${pointer}/responses/${status}`
  const content = documented.$ref ? { 'application/json': {} } : (documented.content ?? {})
  const type = replyHeaders['content-type']?.split(';')[0] ?? ''
  if (Object.keys(content).length === 0) return reply.length > 0 ? ['a body that is not documented'] : []
  if (!(type in content)) return [`the type ${type} is not documented`]
  if (type !== 'application/json') return []
  return mistakes(`${place}/content/application~1json/schema`, JSON.parse(reply.toString()))
}

function ofRequest({ operation, pointer }: Endpoint, { url, headers, body }: Exchange): string[] {
  const parameters = (operation.parameters ?? []).map((parameter, index) => {
    const place = parameter.$ref?.slice(1) ?? `${pointer}/parameters/${index}`
    return { ...(parameter.$ref ? (at(parameter.$ref) as Parameter) : parameter), place }
  })
  const queries = parameters.filter((parameter) => parameter.in === 'query')
  const unknown = [...url.searchParams.keys()].filter((name) => !queries.some((query) => query.name === name))
  const missing = parameters.filter(
    ({ name, required, in: place }) =>
      required &&
      ((place === 'query' && !url.searchParams.has(name)) || (place === 'header' && !headers[name.toLowerCase()])),
  )
  const wrong = queries.flatMap(({ name, schema, place }) => {
    const text = url.searchParams.get(name)
    return text ? mistakes(`${place}/schema`, valueOf(text, schema)).map((fault) => `${name}: ${fault}`) : []
  })
  const json = operation.requestBody?.content['application/json']
  const isLeftOut = body.length === 0 && operation.requestBody?.required !== true
  const inBody =
    json && !isLeftOut
      ? mistakes(`${pointer}/requestBody/content/application~1json/schema`, JSON.parse(body.toString() || 'null'))
      : []
  return [
    ...unknown.map((name) => `the parameter ${name} is not documented`),
    ...missing.map(({ name }) => `${name} is missing`),
    ...wrong,
    ...inBody,
  ]
}

function valueOf(text: string, schema: Parameter['schema']): unknown {
  const { type, items } = (schema.$ref ? at(schema.$ref) : schema) as { type?: string; items?: Parameter['schema'] }
  if (type === 'array') return text.split(',').map((item) => valueOf(item, items ?? {}))
  if (type === 'integer' || type === 'number') return Number(text)
  if (type === 'boolean') return text === 'true'
  // A numeric enum has no type of its own in the document.
  return 'enum' in schema && /^\d+$/.test(text) ? Number(text) : text
}

/** The violations of a value against the schema at a place of the document. */
function mistakes(pointer: string, value: unknown): string[] {
  const $ref = `document#${pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')}`
  const validate = validators.get($ref) ?? ajv.compile({ $ref })
  validators.set($ref, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
}

function at(pointer: string): unknown {
  const steps = pointer.slice(2).split('/')
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document)
}

function escape(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1')
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
