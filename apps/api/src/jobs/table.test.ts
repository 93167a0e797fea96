import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { readFailingJobs, readSweeps } from '#telemetry/backlogs.ts'
import { useApp } from '#test/app.ts'
import { noteFailures, TOLD_AT } from './job-failures.ts'
import { runSweep } from './run-sweep.ts'
import { jobTable, sweepJobs } from './table.ts'

const app = await useApp()
const told = async (label: string) => {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from notification where type = 'job_failed' and title = ${`Не выполняется: ${label}`}`,
  )
  return rows[0]?.count ?? 0
}

test('Every job has a name of its own and a period', () => {
  expect(new Set(jobTable.map(({ name }) => name)).size).toBe(jobTable.length)
  expect(jobTable.filter(({ every }) => every < 1000 || every > 86_400_000)).toEqual([])
})

test.each(jobTable.map((job) => [job.name, job] as const))(
  'The third failure of %s in a row is notified of, and fires its alert, whatever its period is',
  async (name, job) => {
    const own = { ...job, label: `${job.label} ${name}` }
    // Failures of a more frequent job count once in five minutes.
    const step = Math.max(job.every, 5 * 60_000)
    // A run takes its time besides the period.
    const at = (run: number) => new Date(app.now.getTime() + run * step * 1.02)
    const counted: number[] = []
    for (let run = 0; run < TOLD_AT; run++) {
      expect(await told(own.label)).toBe(0)
      await noteFailures(app.db, own, new Error('broken'), at(run))
      const failing = await readFailingJobs(app.db, new Date(at(run).getTime() + step))
      counted.push(failing.find((one) => one.job === name)?.failures ?? 0)
    }

    expect(counted).toEqual([1, 2, 3])
    expect(await told(own.label)).toBeGreaterThan(0)
    const over = await readFailingJobs(app.db, new Date(at(TOLD_AT + 2).getTime()))
    expect(over.filter((one) => one.job === name)).toEqual([])
  },
)

test('The alert of failing jobs fires with the failure that is notified of', () => {
  const file = join(import.meta.dirname, '../../../../deploy/alerts.yml')
  const [, expr] = /alert: JobFails\n +expr: (.+)/.exec(readFileSync(file, 'utf8')) ?? []

  expect(expr).toMatch(new RegExp(`>= ${TOLD_AT}$`))
})

test('Every sweep runs on an empty or full table, and says how far behind it is', async () => {
  const behind = await readSweeps(app.db, app.now)
  for (const { sweep } of sweepJobs)
    await runSweep(sweep, { db: app.db, env: app.env, now: () => app.now, isStopping: () => false })

  expect(behind.every(({ seconds }) => seconds >= 0)).toBe(true)
  expect((await readSweeps(app.db, app.now)).filter(({ seconds }) => seconds > 0)).toEqual([])
})
