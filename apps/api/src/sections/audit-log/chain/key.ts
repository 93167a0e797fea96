import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#env.ts'

/** The key that seals the log lies outside the database: in a setting or in a file that the first start creates. */
export function auditKey({ auditKey: configured, dataDir }: Pick<Env, 'auditKey' | 'dataDir'>): string {
  if (configured) return configured
  const file = join(dataDir, 'audit.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
