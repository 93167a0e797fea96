import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { startPostgres } from '../machine/postgres.ts'

export function ignore() {}

/** A migrated primary with one standby, and the settings of an API on them; all of it ends with the test. */
export async function replicated() {
  const primary = await startPostgres({ synchronous_commit: 'on' })
  onTestFinished(() => primary.stop())
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-replicated-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', AUDIT_KEY: 'key' })
  const before = await openDatabase({ url: primary.url(), folder: '', onError: ignore })
  await migrate(before.db)
  await before.close()
  return { primary, standby: await primary.standby(), env }
}
