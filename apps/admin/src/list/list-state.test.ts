import { expect, test } from 'vitest'
import { readParams } from './list-state.ts'
import { storePointsListRules } from '#contract/lists/store-points.gen.ts'
import { usersListRules } from '#contract/lists/users.gen.ts'

const points = (search: string) => readParams<'storePoints.list'>(storePointsListRules, search)
const read = (search: string) => readParams<'users.list'>(usersListRules, search)

test('R27: an address is read by the rules of the contract', () => {
  expect(
    read(
      '?q=белов&status=active,blocked&role_id=2,3&page=4&per_page=50&sort=-created_at,email&last_login_from=2026-03-01',
    ),
  ).toEqual({
    q: 'белов',
    status: ['active', 'blocked'],
    role_id: [2, 3],
    page: 4,
    per_page: 50,
    sort: ['-created_at', 'email'],
    last_login_from: '2026-03-01',
  })
})

test('invalid parameters are dropped, so that a stale address opens the list', () => {
  expect(
    read('?q=a&status=gone&role_id=x,-1&page=0&per_page=7&sort=password_hash&last_login_from=soon&__proto__=1&where=1'),
  ).toEqual({})
  expect(read('?status=active,gone&page=1e3')).toEqual({ status: ['active'], page: 1000 })
})

test('a text that does not match the contract’s pattern is dropped', () => {
  expect(points('?bbox=37.1,55.2,38,56')).toEqual({ bbox: '37.1,55.2,38,56' })
  expect(points('?bbox=everywhere')).toEqual({})
})
