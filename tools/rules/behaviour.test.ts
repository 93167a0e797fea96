import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, signedOut } from '../../e2e/support/addresses.ts'

const root = join(import.meta.dirname, '../..')
const TITLE = /\b(?:test|it)(?:\.each\([^]*?\))?\(\s*['"`]((?:[A-Z]\d+(?:, | and )?)+):/g
const rules = [...readFileSync(join(root, 'docs/behaviour.md'), 'utf8').matchAll(/^- \*\*([A-Z]\d+)\*\* (.*)$/gm)].map(
  ([, id = '', text = '']) => ({ id, isInBrowser: text.includes('*(browser)*') }),
)
const ruleIds = new Set(rules.map(({ id }) => id))

/** The ids that titles of tests begin with. */
function idsIn(pattern: string): Set<string> {
  const sources = globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(
    sources.flatMap((source) => [...source.matchAll(TITLE)].flatMap(([, ids = '']) => ids.split(/, | and /))),
  )
}

// The screens are tested one by one, each by its rule.
const inBrowser = new Set([...idsIn('e2e/*/*.e2e.ts'), ...[...addresses, ...signedOut].map(([rule]) => rule)])
const testedIds = new Set([...idsIn('{packages,apps}/*/src/**/*.{test,stories}.{ts,tsx}'), ...inBrowser])
const LONG = '{apps,packages,openapi,tools,e2e}/**/*.long.{test,e2e}.{ts,tsx}'

test('Every rule of docs/behaviour.md stands there once and has a test that names it', () => {
  expect(rules.map(({ id }) => id).filter((id, place, all) => all.indexOf(id) !== place)).toEqual([])
  expect([...ruleIds].filter((id) => !testedIds.has(id))).toEqual([])
})

test('A rule that is marked *(browser)* has a test of the running panel that names it', () => {
  const marked = rules.filter(({ isInBrowser }) => isInBrowser).map(({ id }) => id)

  expect(marked).toContain('G2')
  expect(marked.filter((id) => !inBrowser.has(id))).toEqual([])
})

test('Every test that names a rule names one that exists', () => {
  // B names a fault of other clients that this one must not have.
  expect([...testedIds].filter((id) => !id.startsWith('B') && !ruleIds.has(id))).toEqual([])
})

test('No proof of a rule is left to `pnpm test:long`', () => {
  expect([...idsIn(LONG)]).toEqual([])
})

test('docs/testing.md names each file of `pnpm test:long`', () => {
  const text = readFileSync(join(root, 'docs/testing.md'), 'utf8')
  const names = globSync(LONG, { cwd: root, exclude: ['**/node_modules'] }).map((file) => basename(file))

  expect(names.length).toBeGreaterThan(3)
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})
