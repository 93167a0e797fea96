import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsForMany, manyCalls } from '../../apps/api/src/sections/operations/calls/calls.ts'
import { root } from '../run.ts'

const source = readFileSync(join(root, 'packages/sdk/src/operations.gen.ts'), 'utf8')

test('the types of the SDK take the calls that the server does for many records, with the same values', () => {
  const typed = [...source.matchAll(/^ {2}'([\w.]+)': \{.*; many: (.*) \}$/gm)].map(([, id = '', fields = '']) => [
    id,
    [...fields.matchAll(/'(\w+)'/g)].map(([, field]) => field),
  ])
  const calls = [...manyCalls().values()].filter(({ kind }) => kind !== 'import')
  const done = calls.map((call) => {
    if (call.kind === 'export')
      return [call.id, ['format', 'sort', ...('purpose' in (call.operation.query.properties ?? {}) ? ['purpose'] : [])]]
    const fields = call.id.endsWith('.update')
      ? fieldsForMany(call)
      : Object.keys(call.operation.body?.properties ?? {}).filter((field) => field !== 'items' && field !== 'dry_run')
    return [call.id, fields]
  })
  expect(typed.length).toBeGreaterThan(50)
  expect(Object.fromEntries(typed)).toEqual(Object.fromEntries(done))
})
