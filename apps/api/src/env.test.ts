import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://panel.example.com' }

function provider(more: object = {}) {
  return { id: 'company', name: 'Компания', issuer: 'https://id.example.com', client_id: 'panel', ...more }
}

function readInProduction(more?: object) {
  return readEnv({ ...production, OIDC_PROVIDERS: JSON.stringify([provider(more)]) })
}

test('A sign-in provider in production needs https, and its settings default to the strictest', () => {
  expect(readInProduction().oidc).toMatchObject({
    only: false,
    providers: [{ scope: 'openid email profile', creates: false, trustsEmail: false, domains: [], mfa: [] }],
  })
  expect(() => readInProduction({ issuer: 'http://id.example.com' })).toThrow('OIDC_PROVIDERS: провайдер 1, issuer')
})

test('Without settings the server is on loopback, with PGlite and demo data', () => {
  expect(readEnv({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    seedPassword: 'demo-password-2026',
  })
})

test.each([
  ['PORT', { PORT: 'http' }],
  ['PORT', { PORT: '70000' }],
  ...['0x10', '1e3', '3000.0', '+80', '-1', '٣'].map((port): [string, Record<string, string>] => [
    'PORT',
    { PORT: port },
  ]),
  ['READY_MS', { READY_MS: '1e3' }],
  ...['proxy.secret', '10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.1,secret'].map(
    (proxy): [string, Record<string, string>] => ['TRUSTED_PROXIES', { TRUSTED_PROXIES: proxy }],
  ),
  ['LOG_LEVEL', { LOG_LEVEL: 'secret' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://user:secret@host/db' }],
  ['DATABASE_URL', { DATABASE_URL: 'secret' }],
  ['DATABASE_REPLICA_URLS', { DATABASE_REPLICA_URLS: 'postgres://user:secret@host/db' }],
  ['DATABASE_REPLICA_URLS', { DATABASE_URL: 'postgres://host/db', DATABASE_REPLICA_URLS: 'postgres://host/db,secret' }],
  ['PUBLIC_URL', { NODE_ENV: 'production' }],
  ['PUBLIC_URL', { ...production, PUBLIC_URL: 'http://panel.example.com' }],
  ['SMTP_URL', { SMTP_URL: 'http://secret' }],
  ['SEED_PASSWORD', { SEED_PASSWORD: 'secret' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ...['secret', '127.0.0.1', ':9464', '127.0.0.1:70000', '127.0.0.1:0x10'].map(
    (address): [string, Record<string, string>] => ['METRICS_ADDRESS', { METRICS_ADDRESS: address }],
  ),
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector-secret:4318' }],
  ['ADMIN_CHECK', { ADMIN_CHECK: 'yes' }],
  ['DB_POOL', { DB_POOL: '1' }],
  ['DB_PREPARED', { DB_PREPARED: 'no' }],
  ['KEEP_ALIVE_MS', { KEEP_ALIVE_MS: '10' }],
  ['LIMIT_SIGN_IN', { LIMIT_SIGN_IN: '0' }],
  ['MAPS_SOURCES', { MAPS_SOURCES: 'https://secret; script-src *' }],
  ['OIDC_ONLY', { OIDC_ONLY: '1' }],
  ...[
    ['JSON', 'secret'],
    ['JSON', '[]'],
    ['провайдер 1, объект', '["secret"]'],
    ['провайдер 1, лишнее поле', '[{"id": "a", "secret": 1}]'],
    ['провайдер 2, id', JSON.stringify([provider(), provider({ id: 'secret!' })])],
    ['id должен быть у каждого', JSON.stringify([provider(), provider({ issuer: 'https://secret.example' })])],
    ['issuer должен быть у каждого', JSON.stringify([provider(), provider({ id: 'secret' })])],
    ['name', JSON.stringify([provider({ name: '' })])],
    ['issuer', JSON.stringify([provider({ issuer: 'secret' })])],
    ['client_id', JSON.stringify([provider({ client_id: ['secret'] })])],
    ['scope', JSON.stringify([provider({ scope: 'secret' })])],
    ['domains', JSON.stringify([provider({ domains: 'secret' })])],
    ['trust_email', JSON.stringify([provider({ trust_email: 'secret' })])],
    ['roles', JSON.stringify([provider({ roles: ['secret'] })])],
    ['roles', JSON.stringify([provider({ create: true })])],
    ['mfa', JSON.stringify([provider({ mfa: [''] })])],
  ].map(([named = '', text = '']): [string, Record<string, string>] => [named, { OIDC_PROVIDERS: text }]),
])('A wrong %s is named, and its value is not printed', (name, source) => {
  expect(() => readEnv(source)).toThrow(name)
  expect(() => readEnv(source)).not.toThrow(/secret/)
})

test('Proxies are addresses, networks, or the names of local ones', () => {
  const proxies = ['10.0.0.1', '10.0.0.0/8', '2001:db8::/32', 'loopback', 'uniquelocal']

  expect(readEnv({ TRUSTED_PROXIES: proxies.join(', ') }).trustedProxies).toEqual(proxies)
})

test('PUBLIC_URL loses its trailing slashes', () => {
  expect(readEnv({ ...production, PUBLIC_URL: 'https://panel.example.com//' }).publicUrl).toBe(
    'https://panel.example.com',
  )
})

test.each([
  ['9464', { host: '127.0.0.1', port: 9464 }],
  ['10.0.0.5:9464', { host: '10.0.0.5', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('Metrics are served at %s, and by default nowhere', (address, expected) => {
  expect(readEnv({ METRICS_ADDRESS: address }).metrics).toEqual(expected)
  expect(readEnv({}).metrics).toBeUndefined()
})

test('The balancer of the example waits longer than the server, and closes idle connections before it', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../deploy/haproxy.cfg'), 'utf8')
  const timeout = (name: string) => 1000 * Number(new RegExp(`timeout ${name} (\\d+)s`).exec(example)?.[1])
  const { deadlines, requestMs, keepAliveMs } = readEnv(production)

  expect(timeout('server')).toBeGreaterThan(Math.max(deadlines.query + deadlines.connection, requestMs))
  expect(timeout('http-keep-alive')).toBeLessThan(keepAliveMs)
  expect(timeout('check')).toBeGreaterThan(deadlines.ready)
})
