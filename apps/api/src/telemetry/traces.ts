import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import { statements } from '#db/connection/pool.ts'
import { codeOf } from '#db/connection/lasting-failure.ts'
import { loggable } from '#text/loggable.ts'
import { currentRequest } from './current-request.ts'

/** A part of a trace that the panel has measured: what a user did, or a call of the API that follows from it. */
export interface BrowserSpan {
  trace: string
  id: string
  parent: string | null
  /** A kind of event, or an operation of the contract. */
  name: string
  start: number
  end: number
  /** The status of the answer; null where the span is no call. */
  status: number | null
}

export interface Traces {
  observe(app: FastifyInstance): void
  /** Adds what a browser has measured; its clock is `ahead` of this one, in ms. */
  add(spans: readonly BrowserSpan[], ahead: number): void
  /** Sends waiting spans at once; otherwise they are sent after five seconds. */
  send(): Promise<void>
  stop(): Promise<void>
}

/** A collector that is away does not hold up the end of the process. */
const PATIENCE = 2000

/** Sends spans to an OTLP collector: of requests of the contract, of their statements, and of the panel in the browser. */
export function createTraces(url: string): Traces {
  const { href } = new URL('v1/traces', url.endsWith('/') ? url : `${url}/`)
  const exporter = new OTLPTraceExporter({ url: href, timeoutMillis: PATIENCE })
  const processor = new BatchSpanProcessor({ exporter, exportTimeoutMillis: PATIENCE })
  const ids = givenIds()
  const tracerOf = (service: string) =>
    new TracerProvider({
      resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
      spanProcessors: [processor],
      idGenerator: ids,
    }).getTracer('admin-panel')
  const server = tracerOf('admin-panel-api')
  const browser = tracerOf('admin-panel-browser')
  const spans = new WeakMap<FastifyRequest, Span>()
  const stopStatements = traceStatements((name, attributes) => {
    const request = currentRequest()
    const parent = request && spans.get(request)
    return parent && server.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent))
  })

  return {
    observe(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const { config, url: route } = request.routeOptions
        if (config.operation === undefined) return done()
        const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id }
        const parent = parentOf(request.headers['traceparent'])
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
        const span = server.startSpan(config.operation, { kind: SpanKind.SERVER, attributes }, context)
        spans.set(request, span)
        finished(reply.raw, () => {
          span.setAttribute('http.response.status_code', reply.statusCode)
          if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        done()
      })
    },
    add(all, ahead) {
      for (const { trace: traceId, id, parent, name, start, end, status } of all) {
        const context = parent ? trace.setSpanContext(ROOT_CONTEXT, remote(traceId, parent)) : ROOT_CONTEXT
        const span = ids.give({ traceId, spanId: id }, () =>
          browser.startSpan(
            name,
            {
              kind: status === null ? SpanKind.INTERNAL : SpanKind.CLIENT,
              startTime: start - ahead,
              attributes: status === null ? {} : { 'http.response.status_code': status },
            },
            context,
          ),
        )
        span.end(end - ahead)
      }
    },
    send: () => processor.forceFlush(),
    async stop() {
      stopStatements()
      await processor.shutdown().catch(() => undefined)
    },
  }
}

/** Random ids, but those of spans that a browser has begun. */
function givenIds() {
  const random = new RandomIdGenerator()
  let given: { traceId: string; spanId: string } | undefined
  return {
    generateTraceId: () => given?.traceId ?? random.generateTraceId(),
    generateSpanId: () => given?.spanId ?? random.generateSpanId(),
    give<Result>(these: { traceId: string; spanId: string }, start: () => Result): Result {
      given = these
      try {
        return start()
      } finally {
        given = undefined
      }
    },
  }
}

function remote(traceId: string, spanId: string): SpanContext {
  return { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
}

function parentOf(header: string | string[] | undefined): SpanContext | undefined {
  if (typeof header !== 'string') return undefined
  const [, traceId = '', spanId = ''] = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header) ?? []
  const context = remote(traceId, spanId)
  return isSpanContextValid(context) ? context : undefined
}

const ignore = () => undefined

type StartSpan = (name: string, attributes: Record<string, string>) => Span | undefined

/** A span for each statement of a traced request: its text holds no values. */
function traceStatements(start: StartSpan): () => void {
  const open = new WeakMap<object, Span>()
  const subscriber = {
    start(statement: { pool: string; text: string }) {
      const text = loggable(statement.text.replaceAll(/\s+/g, ' ').trim())
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text, 'db.client.pool': statement.pool }
      const span = start(nameOf(text), attributes)
      if (span) open.set(statement, span)
    },
    error(statement: { error: unknown }) {
      open.get(statement)?.setAttribute('db.response.status_code', codeOf(statement.error))
      open.get(statement)?.setStatus({ code: SpanStatusCode.ERROR })
    },
    asyncEnd: (statement: object) => open.get(statement)?.end(),
    end: ignore,
    asyncStart: ignore,
  }
  statements.subscribe(subscriber)
  return () => statements.unsubscribe(subscriber)
}

/** The verb and the first table, such as `update product`. */
function nameOf(text: string): string {
  const head = text.slice(0, 1000)
  const verb = /^\w+/.exec(head)?.[0].toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update) "?(\w+)/i.exec(head)?.[1]
  return table && table !== 'select' ? `${verb} ${table}` : verb
}
