import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../run.ts'
import { needs } from './needs.ts'
import { NEEDS, needsSource } from './source.ts'

test('the table of what screens need agrees with the panel and the contract', async () => {
  expect(readFileSync(join(root, NEEDS), 'utf8')).toBe(await needsSource())
})

test('a menu entry needs the operations of its list and record, and uses others where present', async () => {
  const users = (await needs()).find(({ path }) => path === '/users')
  expect(users?.must).toEqual(['users.list', 'users.view'])
  expect(users?.may).toEqual(expect.arrayContaining(['users.create', 'users.export', 'serviceAccounts.list']))
})
