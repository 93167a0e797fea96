import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import type { Authenticate, AuthenticateSession } from '#contract/identity.ts'
import type { Caller, Reader } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { inBackground, urgently } from '#db/urgency.ts'
import type { Env } from '#env.ts'
import { bearerOf, createAuthorize, refuseInPreview } from './authorize.ts'
import { type Operation, readContract } from '#contract/operations.ts'
import type { Proofs } from '#contract/proofs.ts'
import { masker, seesOf, unmasker } from '#contract/personal.ts'
import { malformed, Stale } from '#errors.ts'
import { type Embedded, embeddedLimits } from './limits/embedded.ts'
import { inEitherLayout } from '#http/language/either-layout.ts'
import { errorBody, HttpError, toHttpError, UNSUPPORTED_METHOD } from './errors.ts'
import type { EventReply, FileReply, Handlers } from '#contract/handlers.ts'
import { type AnyHandler, asFile, handlerOf } from '#contract/trusted.ts'
import { type Answer, once } from './idempotency.ts'
import { languageHeaders, languageOf } from '#http/language/language.ts'
import { createRequestLimit } from './limits/request-limit.ts'
import { serializer } from './serialize.ts'
import { createReads, isReadOnly } from '#query/reads.ts'
import { requireTraces, type Watched, watched } from '#query/strict/strict-writes.ts'
import { inTransaction } from '#query/transaction.ts'
import { formReader, refuseForm } from './body/uploads.ts'
import { readBody, readParams, readQuery, type WrongRow } from '#contract/validate.ts'
import { isRecord } from '#text/is-record.ts'
import { inLanguage } from '#text/language/language.ts'
import { etagOf, versionOf } from './version.ts'

export interface RouterOptions {
  db: Database
  env: Env
  authenticate: Authenticate
  authenticateSession: AuthenticateSession
  proofs: Proofs
  handlers: Handlers
  /** Set if the database is PGlite. */
  embedded?: Embedded | undefined
  /** Validates every response against the contract and requires an audit row for every change; for tests. */
  strict: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    actor: Watched<Reader> | undefined
  }
  interface FastifyContextConfig {
    /** The id of the contract, or another name of the program's; never anything that a client sent. */
    operation?: string
    /** A form or a file may take long without any fault. */
    mayTakeLong?: boolean
  }
}

interface AnyCall {
  params: unknown
  query: unknown
  body: unknown
  wrongRows: WrongRow[]
  version: number | undefined
  db: Database
  actor: Watched<Reader> | undefined
  caller: Caller
  token: string | undefined
  lastEventId: string | undefined
  env: Env
}

/** A body without a session is small: the longest has a passkey of 20,000 characters. */
const PUBLIC_BODY_LIMIT = 32 * 1024

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Registers every operation of the contract with its session, permission, validation, transaction and response. */
export function registerContract(app: FastifyInstance, options: RouterOptions) {
  const { db, env, strict } = options
  const authorize = createAuthorize({
    authenticate: options.authenticate,
    authenticateSession: options.authenticateSession,
    adminCheck: env.adminCheck,
    requests: env.limits.requests,
    limit: createRequestLimit(db),
    proofs: options.proofs,
  })
  const reads = createReads(db)
  const withForm = formReader(env)
  const limits = embeddedLimits(options.embedded)
  const operations = readContract()
  const watch: <Asked extends Reader>(actor: Asked) => Watched<Asked> = strict ? watched : (actor) => actor
  app.decorateRequest('actor', undefined)
  for (const operation of operations) register(operation)
  refuseOtherMethods(app, operations)

  function register(operation: Operation) {
    const { id, method, permission, stepUp } = operation
    const { handle: plain, session, transaction, audited, repeatable, headers } = wayOf(options.handlers, operation)
    // Operations on one's own account are not repeatable: their bodies contain passwords, of which not even a hash is
    // stored here.
    const isRepeatable = operation.idempotent || (repeatable && transaction && Array.isArray(permission))
    const handle = inEitherLayout(operation, plain)
    const params = readParams(operation)
    const query = readQuery(operation)
    const body = readBody(operation)
    const unmask = unmasker(operation.body)
    const showsPersonal = masker(operation.reply) !== undefined
    // A stored answer with personal data is for the one who saw them, as long as they may.
    const seenIn = ({ scope, sees }: Reader) => (showsPersonal ? ` ${sees[scope].join()}` : '')
    const paced = paceOf(operation)
    const write = operation.reply && serializer(operation.reply, strict)
    const writeStale = operation.stale && serializer(operation.stale, strict)

    async function answer(call: AnyCall): Promise<Reply> {
      const result = await handle(call)
      // How many records filters name is known by now; the refusal brings them back.
      if (stepUp === 'rows' && call.actor) await call.actor.requireProof(call.db, deletedOf(call, result))
      if (write) return { status: operation.status, etag: etagOf(result), body: write(result, seesOf(call.actor)) }
      return operation.status === 204 ? { status: 204, etag: undefined, body: '' } : asFile(result)
    }

    async function direct(call: AnyCall): Promise<Reply> {
      try {
        return await answer({ ...call, db: await reads.databaseOf(operation, call.actor) })
      } finally {
        // Even a refusal may have written, such as a failed attempt.
        if (!isReadOnly(operation)) await reads.noteWrite(call.actor)
      }
    }

    async function change(call: AnyCall, key: string | undefined): Promise<Reply> {
      const reply = await inTransaction(db, async (tx) => {
        const make = () => answer({ ...call, db: tx })
        const run = () =>
          key && call.actor
            ? once(tx, call.actor, { key, request: requestOf(operation, call), seen: seenIn(call.actor) }, make)
            : make()
        return strict && audited ? requireTraces(tx, { operation: id, asking: call.actor?.asking }, run) : run()
      })
      await reads.noteWrite(call.actor)
      return reply
    }

    app.route({
      method: operation.method,
      url: urlOf(operation),
      ...(permission === 'public' && { bodyLimit: PUBLIC_BODY_LIMIT }),
      config: {
        operation: operation.id,
        mayTakeLong: operation.multipart || (!operation.reply && operation.status !== 204),
      },
      async onRequest(request) {
        refuseInPreview(request, operation)
        if (permission !== 'public' && session)
          request.actor = watch(await authorize(bearerOf(request), { id, method, permission }, request.caller))
        if (stepUp === 'always') await request.actor?.requireProof(db)
        await limits.requireRoom(operation, request.caller.at)
        refuseForm(request, operation)
      },
      // The body was read in the context of its connection, not of the request.
      handler: (request, reply) => inLanguage(languageOf(request), () => handleRequest(request, reply)),
    })

    async function handleRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      // An upload releases its slot before the response is sent, because the client may start the next one at once.
      const respond = operation.multipart
        ? await withForm(request, operation, (parts) => perform(request, reply, parts))
        : await perform(request, reply, request.body)
      return respond()
    }

    async function perform(request: FastifyRequest, reply: FastifyReply, raw: unknown): Promise<() => FastifyReply> {
      const parameters = {
        params: params(request.params),
        query: query(request.query),
        version: versionOf(request.headers, operation),
      }
      const { value, wrongRows } = body(unmask ? unmask(raw) : raw)
      limits.requireFewRows(operation, value)
      if (stepUp === 'rows') await request.actor?.requireProof(db, rowsOf(value))
      const call: AnyCall = {
        ...parameters,
        body: value,
        wrongRows,
        db,
        actor: request.actor,
        caller: request.actor ?? request.caller,
        token: bearerOf(request),
        lastEventId: lastEventIdOf(request),
        env,
      }
      const key = isRepeatable ? idempotencyKeyOf(request) : undefined
      try {
        const answered = await paced(() => (transaction ? change(call, key) : direct(call)))
        return () => send(reply.headers(headers), answered)
      } catch (error) {
        if (!(error instanceof Stale) || !writeStale) throw error
        const staleBody = { ...errorBody(toHttpError(error)), current: error.current, is_own: error.isOwn }
        const refusal = { status: 412, etag: etagOf(error.current), body: writeStale(staleBody, seesOf(call.actor)) }
        return () => send(reply.headers(languageHeaders(languageOf(request))), refusal)
      }
    }
  }
}

/** How many records the body names; a handler counts those that filters name. */
function rowsOf(body: unknown): number {
  return isRecord(body) && Array.isArray(body['items']) && body['dry_run'] !== true ? body['items'].length : 0
}

function deletedOf({ query }: AnyCall, result: unknown): number {
  const isDry = isRecord(query) && query['dry_run'] === true
  return isRecord(result) && typeof result['count'] === 'number' && !isDry ? result['count'] : 0
}

/** Identifies a call: two calls with an equal result are repeats. */
function requestOf({ id }: Operation, { params, body, version }: AnyCall) {
  return version === undefined ? [id, params, body] : [id, params, body, version]
}

/** Calls without a session, such as the sign-in, have priority; exports and imports run in the background. */
function paceOf({ permission, imports, path }: Operation): <Result>(run: () => Promise<Result>) => Promise<Result> {
  if (permission === 'public') return urgently
  return imports || path.endsWith('/export') ? inBackground : (run) => run()
}

type Reply = Answer | FileReply | EventReply

function send(reply: FastifyReply, answer: Reply): FastifyReply {
  if ('events' in answer) {
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        // A stopping server must not wait for the next request on this connection.
        .header('connection', 'close')
        // Without this header nginx would buffer the events.
        .header('x-accel-buffering', 'no')
        .send(answer.events)
    )
  }
  if ('name' in answer) {
    if (answer.rowCount !== undefined) reply.header('x-row-count', answer.rowCount)
    return reply
      .header('content-type', answer.type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
      .send(answer.body)
  }
  reply.code(answer.status)
  if (answer.etag) reply.header('etag', answer.etag)
  return answer.body ? reply.header('content-type', 'application/json; charset=utf-8').send(answer.body) : reply.send()
}

function wayOf(handlers: Handlers, { id, method }: Operation): Required<AnyHandler> {
  const {
    handle,
    transaction = method !== 'GET',
    session = true,
    audited = true,
    repeatable = true,
    headers = {},
  } = handlerOf(handlers, id)
  return { handle, transaction, session, audited, repeatable, headers }
}

function lastEventIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id']
  return typeof id === 'string' ? id : undefined
}

function urlOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  // Two headers arrive joined by a comma and a space, and so does no key.
  if (typeof key !== 'string' || !/^[!-~]{1,64}$/.test(key)) throw malformed()
  return key
}

function refuseOtherMethods(app: FastifyInstance, operations: Operation[]) {
  for (const [url, same] of Map.groupBy(operations, urlOf)) {
    const used: string[] = same.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const allow = [...used, 'OPTIONS'].join(', ')
    app.route({
      method: METHODS.filter((method) => !used.includes(method)),
      url,
      config: { operation: 'refused-method' },
      handler(request, reply) {
        reply.header('allow', allow)
        if (request.method === 'OPTIONS') return reply.code(204).send()
        throw new HttpError(405, UNSUPPORTED_METHOD)
      },
    })
  }
}
