import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const ID = /^[A-Z]\d+$/

test('every rule of docs/behaviour.md has a test that names it, and every test names a rule that exists', () => {
  const rules = new Set(
    [...readFileSync(join(root, 'docs/behaviour.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(
      ([, id = '']) => id,
    ),
  )
  const sources = globSync(['{packages,apps}/*/src/**/*.{test,stories}.{ts,tsx}', 'e2e/*.e2e.ts'], { cwd: root })
  const named = new Set(
    sources.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\b(?:test|it)(?:\.each\([^]*?\))?\(\s*['"`]((?:[A-Z]\d+(?:, | and )?)+):/g,
        ),
      ].flatMap(([, ids = '']) => ids.split(/, | and /)),
    ),
  )
  expect(
    [...rules].filter((id) => !named.has(id)),
    'rules without a test',
  ).toEqual([])
  // B names a fault of other clients that this one must not have.
  expect(
    [...named].filter((id) => ID.test(id) && !id.startsWith('B') && !rules.has(id)),
    'tests of unknown rules',
  ).toEqual([])
})
