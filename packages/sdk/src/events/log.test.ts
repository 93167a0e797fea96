import { afterEach, expect, test, vi } from 'vitest'
import { createHandlers, createTestClient } from '#testing/index.ts'
import type { LogLevel } from '#index.ts'

const on = createHandlers()
const handlers = [
  on.permissions.list({ items: [] }),
  on.users.list({ error: { status: 503 } }),
  on.auth.signIn({ token: { value: 'secret-token', expired_at: '2026-06-01T10:00:00Z' } }),
]

afterEach(() => void vi.unstubAllEnvs())

async function linesAt(logLevel?: LogLevel) {
  const lines: string[] = []
  const write = (level: string) => (message: string, details: unknown) =>
    void lines.push(`${level}: ${message} ${JSON.stringify(details)}`)
  const logger = { debug: write('debug'), info: write('info'), warn: write('warn') }
  const client = createTestClient({ as: 'anonymous', handlers, logger, ...(logLevel && { logLevel }) })
  await client.signIn({ email: 'maria@example.com', password: 'secret-password' })
  await client.api.permissions.list()
  await client.api.users.list({ q: 'secret-query' }).catch(() => undefined)
  return lines
}

const kindsOf = (lines: readonly string[]) => new Set(lines.map((line) => line.split(' {')[0]))

test('a log has the events from its level on', async () => {
  const warnings = ['warn: admin-panel response']
  const session = ['info: admin-panel signed-in', ...warnings]
  expect(kindsOf(await linesAt('warn'))).toEqual(new Set(warnings))
  expect(kindsOf(await linesAt('info'))).toEqual(new Set(session))
  expect(kindsOf(await linesAt('debug'))).toEqual(
    new Set(['debug: admin-panel request', 'debug: admin-panel response', ...session]),
  )
  expect(await linesAt()).toEqual([])
})

test('a variable of the process sets the level, and an option precedes it', async () => {
  vi.stubEnv('ADMIN_PANEL_LOG', 'debug')
  expect(await linesAt()).toContainEqual(expect.stringMatching(/^debug: .*"operation":"permissions\.list"/))
  expect(await linesAt('off')).toEqual([])
})

test('a log has no token, query, body or person', async () => {
  expect((await linesAt('debug')).join('\n')).not.toMatch(/secret|maria|Иванова/)
})
