import { isGapOfContract } from '#db/failures.ts'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parse } from 'node:querystring'
import { nobodyToAsk } from '#db/actor.ts'
import type { Env } from '#env.ts'
import { malformed } from '#errors.ts'
import { inLanguage } from '#text/language/language.ts'
import { errorBody, HttpError, toHttpError, UNSUPPORTED_METHOD } from './errors.ts'
import { languageHeaders, languageOf } from '#http/language/language.ts'
import { logOptions } from './log/log.ts'
import { readableUrl } from './panel.ts'
import { readJson } from '#contract/read-json.ts'
import { securityHeaders } from './security-headers.ts'
import { limitBody } from './body/slow-bodies.ts'

const BODY_LIMIT = 1024 * 1024
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
export interface ServerOptions {
  env: Env
  now: () => Date
  /** The destination of log lines; standard output by default. */
  logTo?: { write(line: string): void }
}

/** Creates Fastify without routes: parsing, request ids, logs and the error handler. */
export function createServer({ env, now, logTo }: ServerOptions): FastifyInstance {
  const always = securityHeaders(env.production)
  const headersOf = ({ id }: FastifyRequest) => ({ ...always, 'x-request-id': id })
  const app = Fastify({
    logger: logOptions({ level: env.logLevel, now, logTo }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    // Node has one deadline for all requests; `limitBody` applies a separate one to forms.
    requestTimeout: 0,
    keepAliveTimeout: env.keepAliveMs,
    // Node checks for slow clients at this interval; its default is 30 seconds.
    http: {
      headersTimeout: env.headersMs,
      connectionsCheckingInterval: Math.min(1000, env.headersMs),
      // The hook below refuses a missing Host in the shape of errors.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 200, querystringParser: readQueryString },
    // An unparsable URL runs no hooks.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headersOf(request))),
    clientErrorHandler: answerUnreadable,
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const encoded = (request.headers['content-encoding'] ?? 'identity') !== 'identity'
    try {
      if (encoded || !isUtf8(request.headers['content-type'] ?? ''))
        throw new HttpError(415, 'Такой тип данных не поддерживается')
      done(null, readJson(Buffer.from(body)))
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  })

  // The form stays unread here: its operation reads it after checking session, permission and upload limit.
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))

  app.decorateRequest('caller')
  app.addHook('onRequest', (request, _, done) => inLanguage(languageOf(request), done))
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request))
    if (!METHODS.has(request.method)) return done(new HttpError(501, UNSUPPORTED_METHOD))
    if (lacksHost(request) || repeatsHeader(request)) return done(malformed())
    limitBody(request, reply, env.requestMs, () => answerUnreadable(slowBodyError(), request.raw.socket))
    request.caller = {
      userId: null,
      userName: null,
      roleSlugs: [],
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      source: request.headers['sec-fetch-site'] === 'same-origin' ? 'panel' : 'api',
      requireProof: nobodyToAsk,
      at: now(),
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = '' } = request.routeOptions
    const ms = Math.round(reply.elapsedTime)
    const isSlow = ms >= env.slowMs && !config.mayTakeLong
    const level = url.startsWith('/health/') ? 'trace' : isSlow ? 'warn' : 'info'
    request.log[level](
      {
        ...(isSlow && { event: 'slow-request' }),
        req: request,
        operation: config.operation,
        status: reply.statusCode,
        ms,
        userId: request.actor?.userId,
      },
      'answered',
    )
    done()
  })
  app.setErrorHandler(answerError)
  // Node would answer an expectation other than 100-continue with a bare status line.
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    const refusal = toHttpError(Object.assign(new Error('Unknown expectation'), { statusCode: 417 }))
    const body = JSON.stringify(errorBody(refusal))
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    response.writeHead(refusal.status, { ...always, ...headers, connection: 'close' }).end(body)
  })
  return app
}

const lacksHost = ({ raw }: FastifyRequest) => raw.headers.host === undefined && raw.httpVersion === '1.1'

/** Node keeps the first of these repeated headers, but a proxy in front of it may have evaluated the last. */
const SINGLE = ['host', 'authorization', 'content-type']

function repeatsHeader({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return SINGLE.some((name) => names.indexOf(name) !== names.lastIndexOf(name))
}

/** JSON is always UTF-8; another charset or a malformed parameter is refused. */
function isUtf8(contentType: string): boolean {
  return contentType
    .split(';')
    .slice(1)
    .every((parameter) => {
      const [, name, value] = /^\s*([\w!#$&^.+-]+)=("[^"]*"|[\w!#$&^.+-]+)\s*$/.exec(parameter) ?? []
      return name !== undefined && (name.toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value ?? ''))
    })
}

const NO_TEXT = '\ud800\ud800'

/** Invalid UTF-8 becomes a lone surrogate, so that validation rejects the parameter by name. */
function readQueryString(text: string) {
  return parse(text, '&', '=', { decodeURIComponent: decoded, maxKeys: 0 })
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return NO_TEXT
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A client that breaks its request off resets the connection as a lost database does.
  const isBrokenOff = request.raw.destroyed && !request.raw.complete
  const response = toHttpError(isBrokenOff ? malformed(error) : error)
  if (isBrokenOff) request.log.debug({ event: 'broken-off' }, 'the client broke the request off')
  else if (isOverload(response)) request.log.info({ event: 'overload' }, 'request refused, the server is busy')
  else if (response.status >= 500 || isGapOfContract(error)) request.log.error({ err: error }, 'request failed')
  else if ([401, 403, 429].includes(response.status)) {
    request.log.warn({ event: 'refused', status: response.status, userId: request.actor?.userId }, 'request refused')
  }
  const language = languageOf(request)
  return reply
    .code(response.status)
    .headers({ ...languageHeaders(language), ...response.headers })
    .type('application/json; charset=utf-8')
    .send(inLanguage(language, () => errorBody(response)))
}

/** A full queue refuses by itself; a failure behind a 503 is its cause. A flood must not fill the log with errors. */
const isOverload = ({ status, cause }: HttpError) => status === 503 && cause === undefined

const slowBodyError = () => Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

interface Unreadable extends Error {
  code?: string
  rawPacket?: unknown
}

function statusOf({ code, rawPacket }: Unreadable): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  // Bytes that are no request, such as TLS, are reported as an invalid method as well.
  return code === 'HPE_INVALID_METHOD' && isRequestLine(rawPacket) ? 501 : 400
}

const isRequestLine = (packet: unknown) =>
  Buffer.isBuffer(packet) && /^[A-Z]+ \S+ HTTP\//.test(packet.toString('latin1'))

/** Responds on the raw socket, because a malformed or late request never reaches a handler. */
function answerUnreadable(error: Unreadable, socket: Socket) {
  if (socket.destroyed || error.code === 'ECONNRESET') return
  const status = statusOf(error)
  const answer =
    status === 501
      ? new HttpError(status, UNSUPPORTED_METHOD)
      : toHttpError(Object.assign(new Error(error.message), { statusCode: status }))
  const body = JSON.stringify(errorBody(answer))
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}
