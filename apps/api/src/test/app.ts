import type { LightMyRequestResponse } from 'fastify'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, inject } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type AppOptions, createApp } from '#app.ts'
import type { OpenDatabase } from '#db/database.ts'
import { readEnv } from '#env.ts'
import { sendDue } from '#mail/outbox.ts'
import type { Mail } from '#mail/transport.ts'
import { composers, handlers } from '#sections.ts'
import { auditKey } from '#sections/audit-log/chain/key.ts'
import { sealAudit } from '#sections/audit-log/chain/seal.ts'
import { createDeliveries } from '#sections/webhooks/public.ts'
import { createMetrics } from '#telemetry/metrics.ts'
import { createTraces } from '#telemetry/traces.ts'
import { createHolder, createKeyHolder, enter, regrant } from './holder.ts'
import { findRawValues } from './log-in-words.ts'
import { workerOf } from './operations/work.ts'
import { AUDIT_KEY, START } from './start.ts'
import { copyBase } from '#test/seeded-folder.ts'
import { findLoggedTwice, findUnkept, findUnlogged } from '#test/statements/unlogged-changes.ts'

export interface Reply {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into every shape
  body: any
  text: string
  bytes: Buffer
  headers: Record<string, string | string[] | number | undefined>
}

interface Sent {
  headers?: Record<string, string>
  /** The version for If-Match. */
  version?: number | undefined
  body?: unknown
}

export type Client = Record<'get' | 'post' | 'put' | 'delete', (path: string, sent?: Sent) => Promise<Reply>>

const HOUR = 60 * 60_000
// A busy machine is slow without a fault of the product, and the tests of limits and deadlines set their own.
const GENEROUS = {
  ...Object.fromEntries(
    ['SIGN_IN', 'SIGN_IN_ADDRESS', 'RESET', 'RESET_ADDRESS', 'CONFIRM', 'REFRESH', 'REQUESTS'].map((name) => [
      `LIMIT_${name}`,
      '100000',
    ]),
  ),
  ...Object.fromEntries(['QUERY', 'SESSION', 'CONNECTION', 'LOCK'].map((name) => [`DB_${name}_MS`, '120000'])),
}

/**
 * Starts the server on a copy of the seeded database for one test file: calls need no socket, the clock stands still
 * until it is advanced, mail is captured, and every response is validated against the contract.
 */
export async function useApp(
  settings: Record<string, string> = {},
  { isMeasured = false, ...options }: Pick<AppOptions, 'embedded'> & { isMeasured?: boolean } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-data-'))
  const env = readEnv({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://panel.example.com',
    LOG_LEVEL: 'debug',
    DATA_DIR: folder,
    AUDIT_KEY,
    ...GENEROUS,
    ...settings,
  })
  const database = await copyBase(env)
  let now = START
  const seeded = await database.db.execute<{ last: number }>(sql`select coalesce(max(id), 0) as last from audit_log`)
  const log: string[] = []
  const metrics = isMeasured ? createMetrics({ database, now: () => now }) : undefined
  const traces = env.tracesUrl ? createTraces(env.tracesUrl) : undefined
  const app = await createApp({
    db: database.db,
    env,
    now: () => now,
    strict: true,
    logTo: { write: (line) => void log.push(line) },
    metrics,
    traces,
    ...options,
  })
  // A response of 500 hides its cause from the client, and so from the test.
  beforeEach(({ onTestFailed, task }) => {
    const before = log.length
    onTestFailed(() => {
      const failures = log.slice(before).filter((line) => line.includes('request failed'))
      for (const line of failures) process.stderr.write(`${task.name}: the server failed: ${line}`)
    })
  })
  afterAll(async () => {
    const raw = await findRawValues(database.db, seeded.rows[0]?.last ?? 0)
    const unlogged = 'url' in inject('base') ? await findUnlogged(database.db) : []
    const unkept = await findUnkept(database.db, seeded.rows[0]?.last ?? 0)
    const twice = await findLoggedTwice(database.db, seeded.rows[0]?.last ?? 0)
    await app.close()
    metrics?.close()
    await traces?.stop()
    await database.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
    if (raw.length > 0) throw new Error(`R24: the log tells in words all that is recorded. Raw is:\n${raw.join('\n')}`)
    if (unlogged.length > 0) throw new Error(`R39: a change without its row in the log:\n${unlogged.join('\n')}`)
    if (unkept.length > 0) throw new Error(`R39: a deletion that keeps nothing of the record:\n${unkept.join('\n')}`)
    if (twice.length > 0) throw new Error(`R39: a change with two rows in the log:\n${twice.join('\n')}`)
  })

  function client(defaults: Record<string, string> = {}): Client {
    const call =
      (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
      async (url: string, { headers, version, body }: Sent = {}): Promise<Reply> => {
        const raw = typeof body === 'string' || Buffer.isBuffer(body)
        const reply = await app.inject({
          method,
          url,
          headers: {
            ...defaults,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...(version !== undefined && { 'if-match': `"v${version}"` }),
            ...headers,
          },
          ...(body !== undefined && { payload: raw ? body : JSON.stringify(body) }),
        })
        const isPage = String(reply.headers['content-type']).startsWith('text/html')
        if (reply.statusCode >= 400 && !url.startsWith('/health') && !isPage) requireErrorShape(reply)
        const isJson = String(reply.headers['content-type']).startsWith('application/json')
        return {
          status: reply.statusCode,
          body: isJson ? reply.json() : undefined,
          text: reply.body,
          bytes: reply.rawPayload,
          headers: reply.headers,
        }
      }
    return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
  }

  let listening: Promise<string> | undefined
  const tokens = new Map<string, { value: string; until: number }>()

  return {
    db: database.db,
    env,
    log,
    anonymous: client(),
    /** What Prometheus reads, if the app is measured. */
    metrics: async () => (await metrics?.read()) ?? '',
    /** Sends what has been traced to the collector. */
    sendTraces: async () => traces?.send(),
    /** Listens on a socket, for tests of a response in progress. */
    listen: () => (listening ??= app.listen({ port: 0, host: '127.0.0.1' })),
    withToken: (token: string, headers: Record<string, string> = {}) =>
      client({ authorization: `Bearer ${token}`, ...headers }),
    /** Reads the body of a response while it is being written, at the reader's pace. */
    async stream(token: string, url: string) {
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'GET', url, headers, payloadAsStream: true })).stream()
    },
    /** Does the work of all operations that are due, batch by batch. */
    work: workerOf({
      db: database.db,
      env,
      handlers,
      now: () => now,
      advance: (ms) => (now = new Date(now.getTime() + ms)),
    }),
    get now() {
      return now
    },
    advance(ms: number) {
      now = new Date(now.getTime() + ms)
    },
    /** A client of the demo account with this address. Its session needs no check of the password, which is slow by design. */
    async as(email: string): Promise<Client> {
      const cached = tokens.get(email)
      if (cached && cached.until > now.getTime()) return client({ authorization: `Bearer ${cached.value}` })
      const value = await database.db.transaction((tx) => enter(tx, email, now))
      tokens.set(email, { value, until: now.getTime() + HOUR / 4 })
      return client({ authorization: `Bearer ${value}` })
    },
    async holding(
      permissions: string[],
      { scope = 'all', companies = [] }: { scope?: 'all' | 'own'; companies?: number[] } = {},
    ): Promise<Client> {
      const grants = { permissions, scope, companies, at: now }
      const { token } = await database.db.transaction((tx) => createHolder(tx, grants))
      return client({ authorization: `Bearer ${token}` })
    },
    /** A client with the key of a service account that holds exactly these permissions. */
    async keyHolding(permissions: string[]): Promise<Client> {
      const grants = { permissions, scope: 'all' as const, companies: [], at: now }
      const { token } = await database.db.transaction((tx) => createKeyHolder(tx, grants))
      return client({ authorization: `Bearer ${token}` })
    },
    /** One account for many sets of permissions: each call replaces them, which is cheaper than an account for each set. */
    regranted(create: typeof createHolder) {
      let holder: ReturnType<typeof createHolder> | undefined
      return async (permissions: string[]): Promise<Client> => {
        holder ??= database.db.transaction((tx) =>
          create(tx, { permissions: [], scope: 'all', companies: [], at: now }),
        )
        const { token, role_id } = await holder
        await regrant(database.db, role_id, permissions)
        return client({ authorization: `Bearer ${token}` })
      }
    },
    /** Sends the queued mails and returns them. */
    async mails({ failing = false } = {}): Promise<Mail[]> {
      const sent: Mail[] = []
      const transport = async (mail: Mail) => {
        if (failing) throw new Error('No mail today')
        sent.push(mail)
      }
      await sendDue(database.db, { composers, transport, env, now: () => now }).catch((error: unknown) => {
        throw error instanceof AggregateError ? error.errors[0] : error
      })
      return sent
    },
    /** Seals the log and sends what is due to webhooks, like the background jobs; returns when nothing is being sent. */
    async webhooks() {
      const errors: unknown[] = []
      const deliveries = createDeliveries({
        db: database.db,
        env,
        now: () => now,
        onError: (error) => void errors.push(error),
      })
      await sealAll(database.db, { key: auditKey(env), from: seeded.rows[0]?.last ?? 0 })
      await deliveries.tick()
      await deliveries.idle()
      if (errors.length > 0) throw errors[0]
    },
    /** Reads the audit rows that the test itself caused, newest first. */
    async audited(entity: string, entityId?: number) {
      const { rows } = await database.db.execute<{
        event: string
        user_name: string | null
        changes: Record<string, [unknown, unknown]>
        comment: string | null
      }>(
        sql`select event, user_name, changes, comment from audit_log
            where id > ${seeded.rows[0]?.last ?? 0} and entity = ${entity} and (${entityId ?? null}::int8 is null or entity_id = ${entityId ?? null}) order by id desc`,
      )
      return rows
    },
  }
}

/** A row is sealed once all older transactions are over, also those that other tests have in the same PostgreSQL. */
async function sealAll(db: OpenDatabase['db'], { key, from }: { key: string; from: number }) {
  const unsealed = sql`select count(*)::int as count from audit_log log where id >= ${from}
    and not exists (select from audit_seal where audit_id = log.id)`
  const countUnsealed = async () => {
    await sealAudit(db, key)
    return (await db.execute<{ count: number }>(unsealed)).rows[0]?.count
  }
  await expect.poll(countUnsealed, { interval: 20 }).toBe(0)
}

/** Every refusal in every test has the contract's shape, in the language that it names; names of records stay as they are. */
function requireErrorShape({ statusCode, headers, body }: LightMyRequestResponse) {
  const { data, current, is_own, ...rest } = JSON.parse(body) as Record<'current' | 'is_own', unknown> & {
    data: Record<string, unknown>
  }
  const { status, message, details = {}, permissions, code, challenge, ways, obstacles, ...others } = data
  const isErrorShape =
    headers['content-type'] === 'application/json; charset=utf-8' &&
    status === statusCode &&
    isIn(String(headers['content-language']), [message, ...Object.values(details as object).flat()].map(String)) &&
    (statusCode === 409 || obstacles === undefined) &&
    Object.values(details as object).every((messages) => Array.isArray(messages)) &&
    (current !== undefined) === (is_own !== undefined) &&
    (current === undefined || statusCode === 412) &&
    (permissions === undefined || (statusCode === 403 && Array.isArray(permissions))) &&
    (code === 'provider_only'
      ? statusCode === 422
      : code === 'factor_required'
        ? statusCode === 422 && challenge !== undefined && ways === undefined
        : code ===
          (challenge ? 'second_factor' : ways ? 'step_up' : statusCode === 403 ? code && 'preview' : undefined)) &&
    (ways === undefined || ((statusCode === 403 || challenge !== undefined) && Array.isArray(ways))) &&
    Object.keys({ ...rest, ...others }).length === 0
  if (!isErrorShape) throw new Error(`Not the shape of an error: ${statusCode} ${body}`)
}

const isRussian = (text: string) => /[а-яё]/i.test(text)

function isIn(language: string, texts: readonly string[]): boolean {
  if (language === 'en') return !texts.some((text) => isRussian(text.replaceAll(/“[^”]*”/g, '')))
  return language === 'ru' && isRussian(texts[0] ?? '')
}
