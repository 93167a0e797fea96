import type { TestProject } from 'vitest/node'
import { prepareBase } from './base.ts'

/** Follows `tools/postgres.ts`, which has started the server. */
export function setup(project: TestProject) {
  const { postgres } = project.getProvidedContext()
  project.provide('base', prepareBase({ url: postgres }))
}
