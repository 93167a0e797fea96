import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { startPostgres } from './machine/postgres.ts'
import { run, steps } from './run.ts'
import { keepScratchInMemory } from './machine/scratch.ts'

// pnpm e2e [file] [--grep …]: the built panel and the API, with files and a PostgreSQL server of their own.
keepScratchInMemory()
const [folder, postgres] = await Promise.all([mkdtemp(join(tmpdir(), 'admin-panel-e2e-')), startPostgres()])
const env = {
  E2E_DATA_DIR: folder,
  DATABASE_URL: postgres.url(),
  NODE_OPTIONS: '--conditions=@admin-panel/source',
}
await steps([
  () => build(),
  () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], env),
])
await postgres.stop()
await rm(folder, { recursive: true, force: true })
