import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
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

/** Sections of the API that serve no operations of the contract. */
const WITHOUT_RESOURCE: Readonly<Record<string, string>> = {
  mcp: 'the protocol of agents, whose calls are those of others',
}

test('a resource has one name: that of its file in openapi is that of its section in the API', () => {
  expect(resources.length).toBeGreaterThan(40)
  expect(sectionsOf('api').filter((name) => !(name in WITHOUT_RESOURCE))).toEqual(resources)
})

/** Sections of the panel that show no resource of their own. */
const SCREENS_ALONE: Readonly<Record<string, string>> = {
  handbooks: 'the page that leads to the handbooks',
  'test-page': 'the page that shows the means of the panel',
}

test('a section of the panel has the name of its resource', () => {
  const others = sectionsOf('admin').filter((name) => !resources.includes(name))
  expect(others).toEqual(Object.keys(SCREENS_ALONE))
})

/** Resources that the rooms of the panel need for every record: who works, what happened, what the panel itself keeps. */
const OF_THE_HOUSE = new Set([
  'audit-log',
  'auth',
  'deletions',
  'events',
  'facts',
  // An English word that any room may use.
  'returns',
  'files',
  'meta-data',
  'notifications',
  'operation-reasons',
  'operations',
  'overview',
  'previews',
  'profile',
  'roles',
  'saved-views',
  'search',
  'settings',
  'system',
  'users',
])

/** Names with a meaning of their own: `sortOrder`, `getAttribute`, the brand of the panel. */
const HOMONYMS = new Set(['order', 'attribute', 'brand'])

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'data/operations/operations.ts': 'lists that show records of another resource are read again with it',
  'list/import/use-import.ts': 'the columns of a file are remembered for its seller',
  'data/access/use-only-company.ts': 'the company of a user belongs to their rights',
  'form/maps/cities.ts': 'towns that a map without a server shows for orientation',
  'form/maps/points-map.tsx': 'the same',
  'form/pickers/time-zone-select.tsx': 'a time zone is known by its city',
  'record/counted-list.ts': 'the screens of the lists that the server counts stand side by side',
  'record/status/tones.ts': 'the colours of all states stand side by side',
}

const words = new Map(
  resources
    .filter((name) => !OF_THE_HOUSE.has(name))
    .flatMap((name) => [name, singularOf(name)].map((word) => [word, name])),
)

function singularOf(name: string): string {
  return name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
}

function resourceIn(name: string): string | undefined {
  const kebab = `-${name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()}-`
  return [...words].find(([word]) => !HOMONYMS.has(word) && kebab.includes(`-${word}-`))?.[1]
}

const panel = join(root, 'apps/admin/src')

/** The names of a file's folders, of itself, and of what stands in it. */
function namesIn(file: string): string[] {
  const names = file.replace(/\..*$/, '').split(/[/\\]/).slice(1)
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(panel, file), 'utf8'), ts.ScriptTarget.Latest))
  return names
}

test('the rooms under shop/ name no resource of the marketplace', () => {
  const files = globSync('{text,data,page,form,record,list}/**/*.{ts,tsx}', { cwd: panel }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  const naming = files.flatMap((file) => namesIn(file).flatMap((name) => (resourceIn(name) ? [[file, name]] : [])))
  expect(naming.filter(([file = '']) => !(file in EXCEPTIONS))).toEqual([])
  // An exception without a use is none.
  expect(new Set(naming.map(([file]) => file))).toEqual(new Set(Object.keys(EXCEPTIONS)))
})
