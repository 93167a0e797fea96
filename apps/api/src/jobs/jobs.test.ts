import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { runEach } from './jobs.ts'

const app = await useApp()
const failing = (message: string) => () => Promise.reject(new Error(message))

test('A sweep that fails is reported, and the later ones run all the same', async () => {
  const ran: string[] = []
  const reported: unknown[] = []
  const working = (name: string) => () => Promise.resolve(void ran.push(name))

  const tasks = [working('first'), failing('broken'), working('second'), failing('worse'), working('third')]
  await runEach(
    tasks.map((run, index) => [{ name: `job ${index}`, label: '' }, run] as const),
    { db: app.db, env: app.env, report: async (_job, error) => void reported.push(error) },
  )

  expect(ran).toEqual(['first', 'second', 'third'])
  expect(reported).toEqual([new Error('broken'), new Error('worse')])
})
