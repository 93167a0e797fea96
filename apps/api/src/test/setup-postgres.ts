import type { TestProject } from 'vitest/node'
import { pgliteBase, prepareBase } from './base.ts'
import { sweepCopies } from './copies.ts'

/** Runs after `tools/machine/postgres.ts` has started the server. */
export async function setup(project: TestProject) {
  sweepCopies()
  const { postgres } = project.getProvidedContext()
  const [base, folder] = await Promise.all([prepareBase({ url: postgres }), pgliteBase()])
  project.provide('base', base)
  project.provide('pgliteBase', folder)
}
