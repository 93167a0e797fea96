import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#env.ts'

/** What seals the log and lies outside of the database: a setting, or a file that the first start makes. */
export function auditKey({ auditKey: given, dataDir }: Pick<Env, 'auditKey' | 'dataDir'>): string {
  if (given) return given
  const file = join(dataDir, 'audit.key')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}
