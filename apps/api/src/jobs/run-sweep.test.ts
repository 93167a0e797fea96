import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { expired, ROWS_AT_ONCE } from '#db/time/expired.ts'
import { useApp } from '#test/app.ts'
import { runSweep } from './run-sweep.ts'

const app = await useApp()
const DAY = 86_400_000
const limits = expired(sql`rate_limit`, sql`resets_at`, DAY)
const left = async () =>
  (await app.db.execute<{ key: string }>(sql`select key from rate_limit order by resets_at`)).rows.map(({ key }) => key)
const fill = (rows: number) =>
  app.db.execute(sql`
    insert into rate_limit (key, count, resets_at)
    select 'old ' || n, 1, ${app.now.toISOString()}::timestamptz - interval '40 days' + n * interval '1 s'
    from generate_series(1, ${rows}::int) n`)
const run = (isStopping: () => boolean, sweep = limits) =>
  runSweep(sweep, { db: app.db, env: app.env, now: () => app.now, isStopping })

test('A sweep removes a bounded number of rows at once, oldest first, and goes on until none is due', async () => {
  await app.db.execute(sql`delete from rate_limit`)
  await fill(2 * ROWS_AT_ONCE + 5)
  expect(await limits.run(app.db, app.now)).toBe(true)
  const after = await left()
  expect([after.length, after[0]]).toEqual([ROWS_AT_ONCE + 5, `old ${ROWS_AT_ONCE + 1}`])
  await run(() => false)

  expect(await left()).toEqual([])
})

test('A sweep stops with its process after the batch under way, and the next run goes on where it stopped', async () => {
  await fill(3 * ROWS_AT_ONCE)
  let batches = 0
  await run(() => batches === 1, {
    ...limits,
    run(db, at) {
      batches++
      return limits.run(db, at)
    },
  })
  expect(await left()).toHaveLength(2 * ROWS_AT_ONCE)
  await run(() => false)

  expect(await left()).toEqual([])
})
