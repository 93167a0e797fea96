import { globSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const resources = globSync('openapi/*.tsp', { cwd: root })
  .map((file) => basename(file, '.tsp'))
  .filter((name) => name !== 'main')
  .toSorted()

const sectionsOf = (app: string) =>
  readdirSync(join(root, 'apps', app, 'src/sections'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

test('a resource has one name: that of its file in openapi is that of its section in the API', () => {
  expect(resources.length).toBeGreaterThan(40)
  expect(sectionsOf('api')).toEqual(resources)
})
