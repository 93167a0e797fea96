import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allResources } from '#records/resources.ts'
import '#sections.ts'
import { statesDocument } from './states-document.ts'

test('docs/states.md is fresh: it equals the output of tools/docs/states.ts', () => {
  expect(readFileSync(join(import.meta.dirname, '../../../../docs/states.md'), 'utf8')).toBe(statesDocument())
})

test('A resource that uses the states of another names one that has states', () => {
  const owners = [...allResources().values()].flatMap(({ states }) => (typeof states === 'string' ? [states] : []))

  expect(owners.map((name) => allResources().get(name)?.states)).not.toContain(undefined)
})
