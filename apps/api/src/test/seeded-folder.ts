import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { copyOf } from './copies.ts'
import { AUDIT_KEY } from './start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database in a PGlite folder, for both projects. */
    pgliteBase: string
  }
}

/** A data folder with the seeded database, for the rest of the test, or of the file. */
export function seededFolder(onEnd: (end: () => void) => void = onTestFinished): string {
  const folder = copyOf(inject('pgliteBase'))
  writeFileSync(join(folder, 'audit.key'), AUDIT_KEY)
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
