import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const ENTRIES_AT_MOST = 25

/**
 * Folders that are looked through by the name of a resource, those that `pnpm gen` writes, the changesets, which a release
 * uses up, and the root, where other programs look for their files.
 */
const WIDE = [
  '.',
  '.changeset',
  'apps/admin/src/contract/enums',
  'apps/admin/src/contract/lists',
  'apps/admin/src/contract/rules',
  'apps/admin/src/sections',
  'apps/api/src/sections',
  'openapi',
]

test(`a folder has at most ${ENTRIES_AT_MOST} entries`, () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const folders = new Map<string, Set<string>>()
  for (const file of files.trim().split('\n'))
    for (let path = file; path !== '.'; path = dirname(path))
      folders.set(dirname(path), (folders.get(dirname(path)) ?? new Set()).add(path))

  const wide = [...folders].filter(([, entries]) => entries.size > ENTRIES_AT_MOST).map(([folder]) => folder)
  expect(wide.filter((folder) => !WIDE.includes(folder))).toEqual([])
})

test('a file of the contract has at most 300 lines, as the linter counts those of other files', () => {
  const files = globSync('openapi/{,common/}*.tsp', { cwd: root })
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => linesOf(file) > 300)).toEqual([])
})

function linesOf(file: string) {
  return readFileSync(join(root, file), 'utf8').match(/^.*\S.*$/gm)?.length ?? 0
}
