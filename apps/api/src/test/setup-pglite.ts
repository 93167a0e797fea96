import type { TestProject } from 'vitest/node'
import { pgliteBase } from './base.ts'
import { sweepCopies } from './copies.ts'

export async function setup(project: TestProject) {
  sweepCopies()
  const folder = await pgliteBase()
  project.provide('base', { folder })
  project.provide('pgliteBase', folder)
}
