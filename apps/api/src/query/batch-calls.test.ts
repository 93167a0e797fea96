import { expect, test } from 'vitest'
import { batched } from './batch-calls.ts'

function counted(answerAll: (keys: number[]) => Promise<void> | void = () => undefined) {
  const batches: number[][] = []
  const find = batched<number, number>(async (keys) => {
    batches.push(keys)
    await answerAll(keys)
    return (one) => one * 2
  })
  return { find, batches }
}

test('concurrent calls share one batch, and each gets its own result', async () => {
  const { find, batches } = counted()
  expect(await Promise.all([find(1), find(2), find(3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('a call during a running batch starts the next one', async () => {
  const late: Promise<number>[] = []
  const { find, batches } = counted(([first]) => void (first === 1 && late.push(find(2), find(3))))
  await find(1)
  expect(await Promise.all(late)).toEqual([4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a failed batch rejects all of its calls, and the next batch runs', async () => {
  const { find } = counted(([first]) => {
    if (first === 1) throw new Error('The database is gone')
  })
  const outcomes = await Promise.allSettled([find(1), find(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(3)).toBe(6)
})

test('A hanging query does not delay later ones', async () => {
  const { find } = counted(([first]) => (first === 1 ? new Promise(() => {}) : undefined))
  void find(1)
  await new Promise((resolve) => setImmediate(resolve))

  expect(await find(2)).toBe(4)
})
