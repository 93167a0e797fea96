import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../run.ts'
import { needs } from './needs.ts'
import { NEEDS, needsSource } from './source.ts'

test('the table of what the screens need is that of the panel and of the contract', async () => {
  expect(readFileSync(join(root, NEEDS), 'utf8')).toBe(await needsSource())
})

test('an entry of the menu needs what its list and its record read, and uses the rest where it is there', async () => {
  const users = (await needs()).find(({ path }) => path === '/users')
  expect(users?.must).toEqual(['users.list', 'users.view'])
  expect(users?.may).toEqual(expect.arrayContaining(['users.create', 'users.export', 'serviceAccounts.list']))
})
