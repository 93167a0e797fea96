import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../run.ts'
import { openPanel } from './panel.ts'
import { startProgram } from './program.ts'
import { startStub } from './stub/stub-server.ts'

const { url, client, key } = await openPanel()

const conform = (...args: string[]) =>
  startProgram(join(root, 'packages/cli/src/main.ts'), ['conform', ...args], {}).ended()

const stateOf = (output: string) =>
  Object.fromEntries(output.split('\n').map((line) => [line.split(' ', 1)[0], line.slice(13)]))

const citiesThere = async () => (await client.api.cities.list()).meta.total

test('conform: the server of this repository passes, and each entry of the menu works', async () => {
  const { code, output } = await conform('--base-url', url, '--key', key)
  expect(
    output
      .replaceAll(/; not tried: \d+/g, '')
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(13)),
  ).toEqual(Array.from({ length: 12 }, () => 'works'))
  expect(code).toBe(0)
})

test('conform: --write creates, reads, changes and deletes records, and leaves none', async () => {
  const before = await citiesThere()
  const { code, output } = await conform('--base-url', url, '--key', key, '--write', '--json')
  const reports = JSON.parse(output) as { path: string; without: unknown[]; untried: { operation: string }[] }[]
  expect(reports.flatMap(({ without }) => without)).toEqual([])
  const untried = reports.flatMap((report) => report.untried.map(({ operation }) => operation))
  expect(untried).not.toEqual(expect.arrayContaining(['cities.create']))
  expect(untried).not.toEqual(expect.arrayContaining(['cities.update']))
  expect(untried).not.toEqual(expect.arrayContaining(['cities.delete']))
  expect(await citiesThere()).toBe(before)
  expect(code).toBe(0)
})

test('conform: a back end with users, roles and products passes these screens, and the others are absent', async () => {
  const stub = await startStub()
  onTestFinished(stub.close)
  const { code, output } = await conform('--base-url', stub.url, '--key', 'any')
  expect(code).toBe(0)
  expect(stateOf(output)).toMatchObject({
    '/users': expect.stringMatching(/^works without/),
    '/roles': expect.stringMatching(/^works/),
    '/products': expect.stringMatching(/^works without/),
    '/orders': 'absent: the part orders',
    '/handbooks': 'absent: the part handbooks',
  })
})

test('conform: an answer against the contract is named with its place, with exit code 1', async () => {
  const stub = await startStub()
  onTestFinished(stub.close)
  const { code, output } = await conform('--base-url', `${stub.url}/wrong`, '--key', 'any')
  expect(output).toContain('/users       fails at profile.view: 404')
  expect(code).toBe(1)
})
