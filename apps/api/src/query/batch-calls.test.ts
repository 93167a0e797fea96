import { expect, test } from 'vitest'
import { batched } from './batch-calls.ts'

function counted(answerAll: (asked: number[]) => Promise<void> | void = () => undefined) {
  const batches: number[][] = []
  const find = batched<number, number>(async (asked) => {
    batches.push(asked)
    await answerAll(asked)
    return (one) => one * 2
  })
  return { find, batches }
}

test('who asks at the same moment is answered by one question, each with their own answer', async () => {
  const { find, batches } = counted()
  expect(await Promise.all([find(1), find(2), find(3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

test('who asks while the question is on its way gets a question of their own', async () => {
  const late: Promise<number>[] = []
  const { find, batches } = counted(([first]) => void (first === 1 && late.push(find(2), find(3))))
  await find(1)
  expect(await Promise.all(late)).toEqual([4, 6])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a question that fails is told to all who asked, and the next one is asked anew', async () => {
  const { find } = counted(([first]) => {
    if (first === 1) throw new Error('The database is gone')
  })
  const outcomes = await Promise.allSettled([find(1), find(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(3)).toBe(6)
})

test('A question that hangs keeps no later one waiting', async () => {
  const { find } = counted(([first]) => (first === 1 ? new Promise(() => {}) : undefined))
  void find(1)
  await new Promise((resolve) => setImmediate(resolve))

  expect(await find(2)).toBe(4)
})
