import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { runEach } from './jobs.ts'

const app = await useApp()
const failing = (message: string) => () => Promise.reject(new Error(message))

test('A sweep that fails is reported, and the later ones run all the same', async () => {
  const ran: string[] = []
  const reported: unknown[] = []
  const working = (name: string) => () => Promise.resolve(void ran.push(name))

  await runEach([working('first'), failing('broken'), working('second'), failing('worse'), working('third')], {
    db: app.db,
    env: app.env,
    onError: (error) => reported.push(error),
  })

  expect(ran).toEqual(['first', 'second', 'third'])
  expect(reported).toEqual([new Error('broken'), new Error('worse')])
})
