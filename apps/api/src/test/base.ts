import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Base = { url: string } | { folder: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database that each test file copies. */
    base: Base
    /** The URL of the server that `tools/machine/postgres.ts` started. */
    postgres: string
  }
}

const root = join(import.meta.dirname, '../../../..')
const SOURCES = [
  'apps/api/src/**/*.*',
  'packages/{permissions,sdk}/src/**/*.ts',
  'openapi/openapi.yaml',
  'pnpm-lock.yaml',
]
const BASES_AT_MOST = 3

/** Seeds in a separate process, like the server itself, outside the test runner. */
export async function prepareBase(base: Base): Promise<Base> {
  const target = 'url' in base ? base.url : base.folder
  const script = join(import.meta.dirname, 'prepare.ts')
  await promisify(execFile)(process.execPath, ['--conditions=@admin-panel/source', script, target])
  return base
}

let prepared: Promise<string> | undefined

/** Builds the base once and caches it until one of its sources changes. Callers work on a copy. */
export function pgliteBase(): Promise<string> {
  return (prepared ??= cachedBase())
}

async function cachedBase(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/api-test-base')
  const folder = join(cache, fingerprint())
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(join(cache, 'unfinished-'))
  await prepareBase({ folder: unfinished })
  dropSpareJournal(join(unfinished, 'db/pg_wal'))
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another run has built it in the meantime.
    rmSync(unfinished, { recursive: true })
  }
  const byAge = readdirSync(cache)
    .filter((name) => !name.startsWith('unfinished-'))
    .map((name) => join(cache, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  for (const old of byAge.slice(BASES_AT_MOST)) rmSync(old, { recursive: true })
  return folder
}

/** After a clean end the journal ends in the first file, at most two; the rest, 16 MB each, waits to be written to. */
function dropSpareJournal(folder: string) {
  const files = readdirSync(folder).filter((name) => /^[\dA-F]{24}$/.test(name))
  for (const spare of files.toSorted().slice(2)) rmSync(join(folder, spare))
}

function fingerprint(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of globSync(SOURCES, { cwd: root }).toSorted())
    if (!file.includes('.test.')) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
