import { resolve } from 'node:path'
import { type Connections, CONNECTIONS } from '#db/connection/connections.ts'
import { DEADLINES, type Deadlines } from '#db/deadline.ts'
import { isNetwork } from '#text/addresses/network.ts'
import { type Provider, readProviders } from '#text/addresses/sign-in-providers.ts'
import { PRODUCT_NAME } from '#text/language/product-name.ts'

export interface Env {
  production: boolean
  port: number
  host: string
  dataDir: string
  /** The S3 bucket of files; without one, `dataDir` stores them. */
  files: { url: string; accessKeyId: string; secretAccessKey: string; region: string } | undefined
  databaseUrl: string | undefined
  /** Streaming replicas for reads that may lag, and the lag in ms from which one is not used. */
  replicas: { urls: string[]; lagMs: number }
  publicUrl: string
  smtpUrl: string | undefined
  /** The key that seals the change log; without one, `dataDir` stores a generated key. */
  auditKey: string | undefined
  mailFrom: string
  seedPassword: string
  panelDir: string
  /** Whether a start migrates the schema; else `pnpm migrate` does it before. */
  migrateAtStart: boolean
  logLevel: string
  /** The time in ms from which a request or a statement is logged as slow. */
  slowMs: number
  /** Where metrics are served, apart from the panel; without it, nowhere. */
  metrics: { host: string; port: number } | undefined
  /** The OTLP collector that traces are sent to; without it, none are made. */
  tracesUrl: string | undefined
  /** Whether the administrator's role passes every check (rule P2). */
  adminCheck: boolean
  /** Addresses or CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** `sources` are the origins that the page's CSP allows for maps besides the script's own. */
  maps: { scriptUrl: string | undefined; sources: string[]; apiKey: string | undefined; lang: string }
  /** The upload quota of a user per day and the storage quota of a company. */
  quotas: { userDayMb: number; companyMb: number }
  /** The networks that webhooks may call besides public addresses, and the time in which a receiver must answer. */
  webhooks: { networks: string[]; timeoutMs: number }
  /** The providers that staff sign in through, and whether they are the only way in. */
  oidc: { providers: Provider[]; only: boolean }
  /** The retention of an upload that no record has attached. */
  unattachedHours: number
  /** The time limits for headers and for the body; a form may take longer while data keeps arriving. */
  headersMs: number
  requestMs: number
  /** The time in ms that an idle connection of a client stays open. */
  keepAliveMs: number
  limits: Limits
  connections: Connections
  deadlines: Deadlines & { ready: number }
  /** The time in ms for which a stopping server still answers, so that load balancers notice. */
  drainMs: number
}

export interface Limits {
  /** Failed sign-ins in 15 minutes: per account and address, and per address. */
  signIn: number
  signInAddress: number
  /** Password reset mails in an hour: per account and per address. */
  reset: number
  resetAddress: number
  /** Invalid reset links in 15 minutes per address. */
  confirm: number
  /** Token refreshes in a minute per session. */
  refresh: number
  /** Requests in a minute per user, of all instances together. */
  requests: number
  /** Open event streams per user and instance. */
  streams: number
  /** Concurrent uploads per user and instance. */
  uploads: number
}

export class WrongEnv extends Error {
  override name = 'WrongEnv'
}

/** Without `SEED_PASSWORD` the demo accounts have this one, which is public. */
export const SEED_PASSWORD = 'demo-password-2026'
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** A range of all addresses would let every client choose its own. */
const isProxy = (text: string) => PROXY_NAMES.has(text) || (isNetwork(text) && !/\/0+$/.test(text))

// `src` and the built `dist` are equally deep, so the path works from both.
const PANEL = resolve(import.meta.dirname, '../../admin/dist')

/** Reads the settings; an error names the invalid variable but never prints its value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const text = (name: string) => source[name]?.trim() || undefined
  const count = (name: string, fallback: number, minimum = 1, maximum = 1_000_000) => {
    const digits = text(name) ?? String(fallback)
    const value = Number(digits)
    if (!/^\d{1,9}$/.test(digits) || value < minimum || value > maximum)
      throw new WrongEnv(`${name}: целое число от ${minimum} до ${maximum}`)
    return value
  }
  const flag = (name: string, fallback: boolean) => {
    const value = text(name) ?? (fallback ? '1' : '0')
    if (value !== '0' && value !== '1') throw new WrongEnv(`${name}: 0 или 1`)
    return value === '1'
  }
  const list = (name: string, pattern?: RegExp, format = '') => {
    const parts = (text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    if (pattern && !parts.every((part) => pattern.test(part))) throw new WrongEnv(`${name}: ${format}`)
    return parts
  }
  const url = (name: string, protocols: string[]) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw new WrongEnv(`${name}: адрес вида ${protocols.map((protocol) => `${protocol}//…`).join(' или ')}`)
    }
    return value
  }

  const mode = text('NODE_ENV')
  if (mode && !['production', 'development', 'test'].includes(mode))
    throw new WrongEnv('NODE_ENV: production, development или test')
  const production = mode === 'production'
  const port = count('PORT', 3000, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const replicaUrls = list('DATABASE_REPLICA_URLS', /^postgres(ql)?:\/\/./, 'адреса вида postgres://… через запятую')
  if (!replicaUrls.every((address) => URL.canParse(address)))
    throw new WrongEnv('DATABASE_REPLICA_URLS: адреса вида postgres://… через запятую')
  if (replicaUrls.length > 0 && !databaseUrl) throw new WrongEnv('DATABASE_REPLICA_URLS: нужен также DATABASE_URL')
  const publicUrl = url('PUBLIC_URL', production ? ['https:'] : ['https:', 'http:'])
  if (production && !publicUrl) throw new WrongEnv('PUBLIC_URL: нужен адрес панели для ссылок в письмах, https://…')
  const filesUrl = url('S3_URL', ['https:', 'http:'])
  const accessKeyId = text('S3_ACCESS_KEY')
  const secretAccessKey = text('S3_SECRET_KEY')
  if (filesUrl && !(accessKeyId && secretAccessKey))
    throw new WrongEnv('S3_URL: нужны также S3_ACCESS_KEY и S3_SECRET_KEY')
  const webhookNetworks = list('WEBHOOK_NETWORKS')
  if (!webhookNetworks.every(isNetwork)) throw new WrongEnv('WEBHOOK_NETWORKS: адреса или подсети через запятую')
  const trustedProxies = list('TRUSTED_PROXIES')
  if (!trustedProxies.every(isProxy)) throw new WrongEnv('TRUSTED_PROXIES: адреса или подсети через запятую')
  const logLevel = text('LOG_LEVEL') ?? 'info'
  if (!LOG_LEVELS.includes(logLevel)) throw new WrongEnv(`LOG_LEVEL: ${LOG_LEVELS.join(', ')}`)
  const providers = readProviders(text('OIDC_PROVIDERS'), production ? ['https:'] : ['https:', 'http:'], (problem) => {
    throw new WrongEnv(`OIDC_PROVIDERS: ${problem}`)
  })
  const isOidcOnly = flag('OIDC_ONLY', false)
  if (isOidcOnly && providers.length === 0) throw new WrongEnv('OIDC_ONLY: нужен также OIDC_PROVIDERS')
  const seedPassword = text('SEED_PASSWORD') ?? SEED_PASSWORD
  if (seedPassword.length < 12 || seedPassword.length > 256) throw new WrongEnv('SEED_PASSWORD: от 12 до 256 символов')

  return {
    production,
    port,
    host,
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    replicas: { urls: replicaUrls, lagMs: count('DB_REPLICA_LAG_MS', 10_000, 100, 600_000) },
    files:
      filesUrl && accessKeyId && secretAccessKey
        ? { url: filesUrl, accessKeyId, secretAccessKey, region: text('S3_REGION') ?? 'auto' }
        : undefined,
    publicUrl: (publicUrl ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, ''),
    auditKey: text('AUDIT_KEY'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM') ?? `${PRODUCT_NAME} <no-reply@example.com>`,
    seedPassword,
    panelDir: resolve(text('PANEL_DIR') ?? PANEL),
    migrateAtStart: flag('MIGRATE_AT_START', true),
    logLevel,
    slowMs: count('SLOW_MS', 1000),
    metrics: metricsAddress(text('METRICS_ADDRESS')),
    tracesUrl: url('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    adminCheck: flag('ADMIN_CHECK', true),
    trustedProxies,
    maps: {
      scriptUrl: url('MAPS_SCRIPT_URL', ['https:', 'http:']),
      sources: list('MAPS_SOURCES', /^https:\/\/[\w.*-]+(:\d+)?$/, 'адреса вида https://*.example.com через запятую'),
      apiKey: text('MAPS_API_KEY'),
      lang: text('MAPS_LANG') ?? 'ru_RU',
    },
    quotas: { userDayMb: count('QUOTA_USER_DAY_MB', 2000), companyMb: count('QUOTA_COMPANY_MB', 10_000) },
    webhooks: { networks: webhookNetworks, timeoutMs: count('WEBHOOK_TIMEOUT_MS', 10_000, 100, 60_000) },
    oidc: { providers, only: isOidcOnly },
    unattachedHours: count('UNATTACHED_FILES_HOURS', 168),
    headersMs: count('HEADERS_MS', 10_000),
    requestMs: count('REQUEST_MS', 30_000),
    keepAliveMs: count('KEEP_ALIVE_MS', 65_000, 1000, 600_000),
    limits: {
      signIn: count('LIMIT_SIGN_IN', 5),
      signInAddress: count('LIMIT_SIGN_IN_ADDRESS', 30),
      reset: count('LIMIT_RESET', 3),
      resetAddress: count('LIMIT_RESET_ADDRESS', 10),
      confirm: count('LIMIT_CONFIRM', 10),
      refresh: count('LIMIT_REFRESH', 30),
      requests: count('LIMIT_REQUESTS', 600),
      streams: count('LIMIT_STREAMS', 5),
      uploads: count('LIMIT_UPLOADS', 20),
    },
    connections: {
      size: count('DB_POOL', CONNECTIONS.size, 2, 500),
      prepared: flag('DB_PREPARED', CONNECTIONS.prepared),
      keepAliveMs: count('DB_KEEP_ALIVE_MS', CONNECTIONS.keepAliveMs, 1000, 600_000),
    },
    deadlines: {
      query: count('DB_QUERY_MS', DEADLINES.query, 100, 600_000),
      session: count('DB_SESSION_MS', DEADLINES.session, 100, 600_000),
      // All calls share the one connection of PGlite, so they queue for longer.
      connection: count('DB_CONNECTION_MS', databaseUrl ? 2000 : DEADLINES.connection, 100, 600_000),
      lock: count('DB_LOCK_MS', DEADLINES.lock, 100, 600_000),
      ready: count('READY_MS', 1000, 100, 600_000),
    },
    drainMs: count('DRAIN_MS', production ? 3000 : 0, 0, 60_000),
  }
}

function metricsAddress(text: string | undefined): Env['metrics'] {
  if (text === undefined) return undefined
  const [, host = '', digits] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  if (digits === undefined || port > 65_535)
    throw new WrongEnv('METRICS_ADDRESS: адрес и порт, например 127.0.0.1:9464')
  return { host: host.replaceAll(/[[\]]/g, '') || '127.0.0.1', port }
}
