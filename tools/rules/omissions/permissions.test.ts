import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../apps/api/src/contract/operations.ts'
import { operations } from './contract.ts'
import { calledBy, nodesIn, panel, panelFiles, sectionOf, sourceOf, textsIn, withImports } from './syntax.ts'

/** The rooms ask for a change of state, and the address of a screen for the permission to view. */
function isAskedBySection({ id, permission, method }: Operation): boolean {
  return (
    Array.isArray(permission) &&
    !id.endsWith('.statusChange') &&
    !permission.some((name) => name.endsWith('.view')) &&
    (method !== 'GET' || id.endsWith('.export'))
  )
}

const files = panelFiles.filter((file) => file.startsWith(join(panel, 'sections')))

/** The texts of a section and of all that it consists of, among them the permissions that it asks for. */
const textsOf = new Map(
  [...new Set(files.map(sectionOf))].map((section) => {
    const own = files.filter((file) => sectionOf(file) === section)
    return [section, textsIn(own.flatMap((file) => withImports({ file })).flatMap(nodesIn))]
  }),
)

/** What several sections share asks for `${entity}.create`. */
function isNamed(section: string, permission: string) {
  return [permission, permission.replace(/.*(?=\.)/, '')].some((text) => textsOf.get(section)?.has(text))
}

describe('a section asks for the permission of what it changes or exports', () => {
  const calls = files.flatMap((file) =>
    nodesIn(sourceOf(file)).flatMap((node) => {
      const operation = operations.get(calledBy(node) ?? '')
      const section = sectionOf(file)
      return operation && isAskedBySection(operation) ? [{ id: operation.id, operation, section }] : []
    }),
  )

  test.each(calls)('$section calls $id', ({ operation, section }) => {
    expect([operation.permission].flat().filter((permission) => isNamed(section, permission))).not.toEqual([])
  })
})
