import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore } from '#files/store.ts'
import type { Embedded } from '#http/limits/embedded.ts'
import { registerFiles } from '#http/files.ts'
import { registerHealth } from '#http/health.ts'
import { registerPanel } from '#http/panel.ts'
import { publishContract } from '#http/contract/published-contract.ts'
import { registerContract } from '#http/router.ts'
import { createServer } from '#http/server.ts'
import { handlers } from '#sections.ts'
import { createAuthenticate, createAuthenticateSession } from '#sections/auth/authenticate.ts'
import { waysOf } from '#sections/auth/public.ts'
import { closeStreams } from '#sections/events/hub.ts'
import { registerMcp } from '#sections/mcp/register.ts'
import { isPublicKey } from '#sections/files/public-url.ts'
import { settingOf } from '#sections/settings/public.ts'
import { registerBackChannelLogout } from '#sections/oidc/register.ts'
import { takeBrowserSpans } from '#telemetry/browser-spans.ts'
import { followRequests } from '#telemetry/current-request.ts'
import type { Metrics } from '#telemetry/metrics.ts'
import { logSlowStatements } from '#telemetry/slow-statements.ts'
import type { Traces } from '#telemetry/traces.ts'

export interface AppOptions {
  db: Database
  env: Env
  now?: () => Date
  strict?: boolean
  isStopping?: () => boolean
  metrics?: Pick<Metrics, 'observe'> | undefined
  traces?: Traces | undefined
  /** Set if the database is PGlite. */
  embedded?: Embedded | undefined
  logTo?: { write(line: string): void }
}

/** Builds the whole server, ready to listen or to be called with `inject`. */
export async function createApp({
  db,
  env,
  now = () => new Date(),
  strict = false,
  isStopping = () => false,
  metrics,
  traces,
  embedded,
  logTo,
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer({ env, now, ...(logTo && { logTo }) })
  followRequests(app)
  logSlowStatements(app, env.slowMs)
  metrics?.observe(app)
  traces?.observe(app)
  publishContract(app)
  registerHealth(app, { db, within: env.deadlines.ready, isStopping })
  const authenticate = createAuthenticate(db, env.adminCheck)
  registerContract(app, {
    db,
    env,
    authenticate,
    authenticateSession: createAuthenticateSession(db),
    proofs: { waysOf, rowsAtMost: (at) => settingOf(at, 'step_up_rows') },
    handlers,
    embedded,
    strict,
  })
  registerMcp(app, env)
  await registerBackChannelLogout(app, env, db)
  if (traces) takeBrowserSpans(app, authenticate, traces)
  // An event stream never ends by itself, and closing the server waits for every response.
  app.addHook('preClose', () => closeStreams(db))
  registerFiles(app, openFileStore(env), (key) => isPublicKey(db, key))
  await registerPanel(app, env, db)
  return app
}
