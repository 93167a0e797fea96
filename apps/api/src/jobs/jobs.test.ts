import { expect, test, vi } from 'vitest'
import { useApp } from '#test/app.ts'
import { eachByItself, runEach } from './jobs.ts'

const app = await useApp()
const failing = (message: string) => () => Promise.reject(new Error(message))

test('A sweep that fails is reported, and the later sweeps still run', async () => {
  const ran: string[] = []
  const reported: unknown[] = []
  const working = (name: string) => () => Promise.resolve(void ran.push(name))

  const tasks = [working('first'), failing('broken'), working('second'), failing('worse'), working('third')]
  await runEach(
    tasks.map((run, index) => [{ name: `job ${index}`, label: '', every: 1000 }, run] as const),
    { db: app.db, env: app.env, report: async (_job, error) => void reported.push(error) },
  )

  expect(ran).toEqual(['first', 'second', 'third'])
  expect(reported).toEqual([new Error('broken'), new Error('worse')])
})

test('A due job that takes long delays no other one, and has its next turn only after its end', async () => {
  vi.useFakeTimers()
  const ran = { long: 0, short: 0 }
  let end: (() => void) | undefined
  const long = () => new Promise<void>((resolve) => void (ran.long++, (end = resolve)))
  const short = () => Promise.resolve(void ran.short++)
  const named = [long, short].map((run) => [{ name: run.name, label: '', every: 1000 }, run] as const)
  const jobs = eachByItself(named, { db: app.db, env: app.env, report: () => Promise.resolve() })
  await vi.advanceTimersByTimeAsync(3500)
  const before = { ...ran }
  end?.()
  await vi.advanceTimersByTimeAsync(1500)
  end?.()
  await Promise.all(jobs.map((job) => job.stop()))
  vi.useRealTimers()

  expect([before, ran.long]).toEqual([{ long: 1, short: 3 }, 2])
})
