import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContract } from '../../apps/api/src/contract/operations.ts'
import { root } from '../run.ts'

// The contract tests call every operation with all kinds of values, and know nothing of what it does.
const files = globSync('apps/api/src/{sections,http,export,test}/**/*.ts', { cwd: root })
  .filter((file) => /\.test\.ts$|\/test\//.test(file) && !file.includes('/http/contract/'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
const shared = constantsOf(files.join('\n'))

/** Paths that a test file names, such as `const ROLES = '/api/user/admin/role'`, with other values as `*`. */
function constantsOf(text: string): ReadonlyMap<string, string> {
  const constants = new Map<string, string>()
  for (const [, name = '', path = ''] of text.matchAll(/\b(\w+) = [`'](\/api\/[^`']*|\$\{[A-Z][^`]*)[`']/g))
    constants.set(name, filled(path, constants))
  return constants
}

function filled(path: string, constants: ReadonlyMap<string, string>): string {
  return path
    .replaceAll(/\$\{(\w+)\}/g, (_, name: string) => constants.get(name) ?? '*')
    .replaceAll(/\$\{[^}]*\}/g, '*')
    .replace(/\?.*/, '')
}

/** The calls of a file as `put /api/user/admin/role/*`; the method is `any` where a path stands in a table. */
function callsOf(text: string): string[] {
  const constants = new Map([...shared, ...constantsOf(text)])
  const pathOf = (code: string) => (/^\w/.test(code) ? (constants.get(code) ?? '') : filled(code.slice(1), constants))
  return [
    ...[...text.matchAll(/\.(get|post|put|delete)\(\s*(\w+|[`'][^`'?]*)/g)].map(
      ([, method = '', code = '']) => `${method} ${pathOf(code)}`,
    ),
    ...[...text.matchAll(/(?<!\.(?:get|post|put|delete)\(\s*|= )['`](?:\/api\/|\$\{)[^'`?\n]*/g)].map(
      ([code]) => `any ${pathOf(code)}`,
    ),
  ]
}

const calls = [...new Set(files.flatMap(callsOf))]

// The tests of the stream read its socket. A step of a path that a table fills in may be any.
const untested = readContract()
  .filter(({ id }) => id !== 'events.stream')
  .flatMap(({ id, method, path }) => {
    const steps = path.split('/').map((step) => (step.startsWith('{') ? String.raw`[^/]+` : `(?:${step}|\\*)`))
    const pattern = new RegExp(`^(?:${method.toLowerCase()}|any) ${steps.join('/')}$`)
    return calls.some((call) => pattern.test(call)) ? [] : [`${id}: ${method} ${path}`]
  })

test('every operation has a test of what it does', () => {
  expect(calls.length).toBeGreaterThan(500)
  expect(untested).toEqual([])
})
