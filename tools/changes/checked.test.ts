import { expect, test } from 'vitest'
import { fingerprint } from './checked.ts'

const check = { name: 'lint', reads: /^packages\/ui\// }
const files = new Map([
  ['packages/ui/src/button.ts', 'one'],
  ['apps/api/src/main.ts', 'one'],
  ['pnpm-lock.yaml', 'one'],
])
const before = fingerprint(check, files)
const after = (...changes: [file: string, digest: string][]) => fingerprint(check, new Map([...files, ...changes]))

test('a check runs again when a file that it reads changes, appears or disappears', () => {
  expect(after(['packages/ui/src/button.ts', 'two'])).not.toBe(before)
  expect(after(['packages/ui/src/input.ts', 'one'])).not.toBe(before)
  expect(fingerprint(check, new Map([...files].slice(1)))).not.toBe(before)
})

test('a check runs again when a version or a setting of all checks changes', () => {
  expect(after(['pnpm-lock.yaml', 'two'])).not.toBe(before)
  expect(after(['.oxlintrc.json', 'one'])).not.toBe(before)
})

test('a check does not run again when another file changes', () => {
  expect(after(['apps/api/src/main.ts', 'two'])).toBe(before)
})
