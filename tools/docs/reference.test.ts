import { operationTable } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { resources, schemas } from '../../apps/docs/generate/contract.ts'
import { changesPage } from '../../apps/docs/generate/changes-page.ts'
import { errorPage, kinds } from '../../apps/docs/generate/error-page.ts'
import { indexPage } from '../../apps/docs/generate/index-page.ts'
import { operationPages } from '../../apps/docs/generate/operation-pages.ts'
import { permissionPage } from '../../apps/docs/generate/permission-page.ts'
import { securityPage } from '../../apps/docs/generate/security-page.ts'

const operations = resources.flatMap((resource) => resource.operations)

test('the reference has every operation, with its summary, permission, example and errors', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(operationTable).toSorted())
  const incomplete = operations.filter(
    ({ summary, call, example, kinds }) =>
      !/^[A-Z].*\.$/.test(summary) || !/Permission: |It needs /.test(call) || !example || kinds.length === 0,
  )
  expect(incomplete.map(({ id }) => id)).toEqual([])
})

test('every parameter and field of the reference has a meaning', () => {
  const parameters = operations.flatMap(({ id, parameters }) => parameters.map((field) => ({ of: id, ...field })))
  const fields = [...schemas.values()].flatMap(({ name, fields }) => fields.map((field) => ({ of: name, ...field })))
  expect(parameters.length).toBeGreaterThan(1_000)
  expect(fields.length).toBeGreaterThan(1_000)
  expect([...parameters, ...fields].filter(({ text }) => !text).map(({ of, name }) => `${of}.${name}`)).toEqual([])
})

test('the site says how each part of access is set up, without links to documents that it lacks', () => {
  const { text } = securityPage()
  const parts = ['Looking as another user', 'A fresh proof', 'The second step', 'Personal data', 'company’s provider']
  expect(parts.filter((part) => !text.replaceAll("'", '’').includes(part))).toEqual([])
  expect(text).not.toMatch(/\]\((?!https?:|#)/)
})

test('every kind of error says what to do', () => {
  expect(kinds().length).toBeGreaterThan(10)
  expect(kinds().filter(({ text }) => !text)).toEqual([])
})

const hasHeading = (text: string | undefined, anchor: string) =>
  anchor === '' || text?.includes(`{#${anchor}}`) || text?.includes(`\n## ${anchor}\n`)

test('every link of the reference leads to a heading that exists', () => {
  const pages = new Map<string, string>(
    [errorPage(), indexPage(), permissionPage(), changesPage(), ...operationPages()].map(
      ({ path, text }) => [`/${path.replace(/\.md$/, '')}`, text] as const,
    ),
  )
  const links = [...pages.values()].flatMap((text) => [...text.matchAll(/(\/reference\/[\w/-]+)(?:#([\w-]+))?/g)])
  const dead = links.filter(([, page = '', anchor = '']) => !hasHeading(pages.get(page), anchor))
  expect(links.length).toBeGreaterThan(2_000)
  expect([...new Set(dead.map(([link]) => link))]).toEqual([])
})
