import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { startPostgres } from './machine/postgres.ts'
import { run, steps } from './run.ts'
import { keepScratchInMemory } from './machine/scratch.ts'

// pnpm e2e [file] [--grep …]: the built panel and the API, with files and a PostgreSQL server of their own.
keepScratchInMemory()
await using postgres = await startPostgres()
await using folder = await mkdtempDisposable(join(tmpdir(), 'admin-panel-e2e-'))
const env = {
  E2E_DATA_DIR: folder.path,
  DATABASE_URL: postgres.url(),
  NODE_OPTIONS: '--conditions=@admin-panel/source',
}
await steps([
  () => build(),
  () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], env),
])
