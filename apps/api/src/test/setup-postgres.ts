import type { TestProject } from 'vitest/node'
import { pgliteBase, prepareBase } from './base.ts'
import { sweepCopies } from './copies.ts'
import { type DeclaredTypes, readDeclaredTypes } from './statements/declared-types.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the sources declare for the rows of their statements. */
    declaredTypes: DeclaredTypes
  }
}

/** Runs after `tools/machine/postgres.ts` has started the server. */
export async function setup(project: TestProject) {
  sweepCopies()
  const { postgres } = project.getProvidedContext()
  const preparing = Promise.all([prepareBase({ url: postgres }), pgliteBase()])
  // The bases are seeded in processes of their own.
  project.provide('declaredTypes', readDeclaredTypes())
  const [base, folder] = await preparing
  project.provide('base', base)
  project.provide('pgliteBase', folder)
}
