import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

test('a folder of the component library has at most 25 entries', () => {
  const counts = Map.groupBy(globSync('packages/ui/src/{*,*/*}', { cwd: root }), dirname)
  expect(counts.size).toBeGreaterThan(20)
  expect([...counts].filter(([, entries]) => entries.length > 25).map(([folder]) => folder)).toEqual([])
})
