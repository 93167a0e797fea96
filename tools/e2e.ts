import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.ts'
import { run, steps } from './run.ts'
import { keepScratchInMemory } from './machine/scratch.ts'

// pnpm e2e [file] [--grep …]: the built panel, the API and its database in a folder of their own.
keepScratchInMemory()
const folder = await mkdtemp(join(tmpdir(), 'admin-panel-e2e-'))
const env = { E2E_DATA_DIR: folder, NODE_OPTIONS: '--conditions=@admin-panel/source' }
await steps([
  () => build(),
  () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], env),
])
await rm(folder, { recursive: true, force: true })
