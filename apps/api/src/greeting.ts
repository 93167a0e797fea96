import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { OpenDatabase } from '#db/database.ts'
import type { Env } from '#env.ts'
import { demoAccounts } from '#sections/users/demo/demo-users.ts'

export function greeting(
  env: Env,
  { kind, replicas }: Pick<OpenDatabase, 'kind' | 'replicas'>,
  addresses: { panel: AddressInfo | string | null; metrics: string | undefined },
): string {
  const { panel, metrics } = addresses
  const port = panel !== null && typeof panel === 'object' ? panel.port : env.port
  const { limits } = env
  const lines = [
    '',
    `Панель и API:  http://${['127.0.0.1', '0.0.0.0', '::'].includes(env.host) ? 'localhost' : env.host}:${port}`,
    `База данных:   ${kind === 'pglite' ? `PGlite в ${join(env.dataDir, 'db')}` : 'PostgreSQL (DATABASE_URL)'}`,
    ...(replicas.length > 0
      ? [
          `Реплики:       ${replicas.map(({ name, isUsed }) => (isUsed ? name : `${name} (не используется)`)).join(', ')}`,
        ]
      : []),
    ...(metrics ? [`Метрики:       ${metrics}`] : []),
    `Почта:         ${env.smtpUrl ? 'SMTP (SMTP_URL)' : join(env.dataDir, 'outbox')}`,
    `Ограничения:   неудачных входов ${limits.signIn} за 15 минут с адреса на учётную запись и ${limits.signInAddress} с адреса;`,
    `               запросов ${limits.requests} в минуту на пользователя (LIMIT_…)`,
    `Прокси:        ${env.trustedProxies.join(', ') || 'нет доверенных (TRUSTED_PROXIES)'}`,
  ]
  if (!env.production) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push(
      '',
      `Демонстрационные учётные записи, пароль ${env.seedPassword}:`,
      ...demoAccounts.map(({ email, position }) => `  ${email.padEnd(width)}  ${position}`),
    )
  }
  return [...lines, ''].join('\n')
}
