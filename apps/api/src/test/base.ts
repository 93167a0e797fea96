import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export type Base = { url: string } | { folder: string }

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database that each test file copies. */
    base: Base
    /** The address of the server that `tools/postgres.ts` started. */
    postgres: string
  }
}

/** Runs outside the test runner, as the server itself does. */
export function prepareBase(base: Base): Base {
  const target = 'url' in base ? base.url : base.folder
  execFileSync(
    process.execPath,
    ['--conditions=@admin-panel/source', join(import.meta.dirname, 'prepare.ts'), target],
    { stdio: 'inherit' },
  )
  return base
}
