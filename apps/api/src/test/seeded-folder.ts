import { rmSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { copyOf } from './copies.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database in a PGlite folder, for both projects. */
    pgliteBase: string
  }
}

/** A data folder with the seeded database, for the rest of the test, or of the file. */
export function seededFolder(onEnd: (end: () => void) => void = onTestFinished): string {
  const folder = copyOf(inject('pgliteBase'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
