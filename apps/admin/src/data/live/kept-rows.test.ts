import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'

const pageOf = (...ids: number[]) => ({ items: ids.map((id) => ({ id })), meta: {} })
const idsOf = ({ items }: { items: readonly { id: number }[] }) => items.map(({ id }) => id)

test.each([
  ['a row that comes in waits, and the one that it pushes out stays', [1, 2, 3], [9, 1, 2], [1, 2, 3], 1],
  ['a row that is gone leaves', [1, 2, 3], [1, 3], [1, 3], 0],
  ['a row that is gone leaves though another comes in above', [1, 2, 3], [9, 1, 3], [1, 3], 1],
  ['rows in another order keep their places', [1, 2, 3], [3, 1, 2], [1, 2, 3], 0],
])('%s', (_, shown, fresh, kept, incoming) => {
  const result = keptRows(pageOf(...shown), pageOf(...fresh))
  expect(idsOf(result.page)).toEqual(kept)
  expect(result.incoming).toBe(incoming)
})

test('rows that stay have their new content', () => {
  const shown = { items: [{ id: 1, name: 'old' }], meta: { total: 1 } }
  const fresh = { items: [{ id: 1, name: 'new' }], meta: { total: 2 } }
  expect(keptRows(shown, fresh).page).toEqual(fresh)
})
