import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPanel } from './build/panel.ts'
import { buildServer } from './build/server.ts'
import { root } from './run.ts'

interface Part {
  readonly folder: string
  readonly sources: readonly string[]
  readonly make: () => Promise<void>
}

const panel: Part = {
  folder: 'apps/admin',
  sources: [
    'apps/admin/{index.html,*.ts,worker/*.ts,package.json}',
    'apps/admin/project.inlang/settings.json',
    '{apps/admin,packages/*}/src/**/*.*',
  ],
  make: buildPanel,
}

const server: Part = {
  folder: 'apps/api',
  sources: [
    'apps/api/package.json',
    '{apps/api,packages/{permissions,sdk}}/src/**/*.ts',
    'openapi/openapi.yaml',
    'pnpm-lock.yaml',
  ],
  make: buildServer,
}

/** Builds the panel and the server, each unless nothing has changed since the last time. */
export async function build({ force = false } = {}) {
  await Promise.all([panel, server].map((part) => makePart(part, force)))
}

/** For vitest's `globalSetup`: tests that start the server in its own process start the built one. */
export async function setup() {
  await makePart(server)
}

async function makePart({ folder, sources, make }: Part, force = false) {
  const stamp = join(root, folder, 'dist/.sources')
  const print = fingerprint(['tools/build{,/*}.ts', ...sources])
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return
  await make()
  writeFileSync(stamp, print)
}

/** Changes with any of the files but tests and stories. */
export function fingerprint(sources: readonly string[]) {
  const files = globSync(sources, { cwd: root, exclude: (path) => /src\/paraglide|\.test\.|\.stories\./.test(path) })
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

if (import.meta.main) await build({ force: true })
