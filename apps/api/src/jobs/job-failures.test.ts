import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { conflict } from '#errors.ts'
import { DueFailures } from '#records/deadlines/each-due.ts'
import { useApp } from '#test/app.ts'
import { noteFailures, sweepFailures } from './job-failures.ts'

const app = await useApp()
const MINUTE = 60_000
const job = { name: 'cancel', label: 'Отмена заказов', permission: 'operation-reason.update', every: MINUTE } as const
const failed = (...ids: number[]) =>
  new DueFailures(
    'sub-order',
    ids.map((id) => ({ id, error: conflict(id > 90 ? 'Занято' : 'Причина выключена') })),
    100,
  )
const noticesOf = async (email: string) => {
  const { body } = await (await app.as(email)).get('/api/system/admin/notification?type=job_failed')
  return body.items.filter(({ title }: { title: string }) => title.endsWith('надолго'))
}

test('Failures of a job are logged by reason, each once an hour with its count', async () => {
  const first = await noteFailures(app.db, job, failed(3, 91, 5), app.now)
  const later = (minutes: number, ...ids: number[]) =>
    noteFailures(app.db, job, failed(...ids), new Date(app.now.getTime() + minutes * MINUTE))

  expect(first).toMatchObject([
    { job: 'cancel', reason: 'Причина выключена', records: 2, recordId: 3 },
    { job: 'cancel', reason: 'Занято', records: 1, recordId: 91 },
  ])
  expect(await later(1, 3, 5)).toEqual([])
  expect(await later(59, 3, 92)).toEqual([])
  expect(await later(61, 5)).toMatchObject([{ reason: 'Причина выключена', records: 1, recordId: 5 }])
})

test('The third failure in a row notifies the administrators and those who may mend it, once a day', async () => {
  const started = new Date(app.now.getTime() + 10 * 24 * 60 * MINUTE)
  const after = (minutes: number) =>
    noteFailures(
      app.db,
      { ...job, name: 'lasting', label: 'Отмена надолго' },
      failed(7),
      new Date(started.getTime() + minutes * MINUTE),
    )
  for (let minute = 0; minute < 10; minute++) await after(minute)
  expect(await noticesOf('admin@example.com')).toEqual([])
  await after(10)
  await after(11)

  expect(await noticesOf('admin@example.com')).toMatchObject([
    {
      title: 'Не выполняется: Отмена надолго',
      body: 'Записей: 1. Причина: Причина выключена',
      entity: 'sub-order',
      entity_id: 7,
    },
  ])
  expect(await noticesOf('viewer@example.com')).toEqual([])
  for (let minute = 12; minute <= 25 * 60; minute += 5) await after(minute)
  expect(await noticesOf('admin@example.com')).toHaveLength(2)
})

test('The error of a job without records is kept by its message, without data, for a week', async () => {
  const at = new Date(app.now.getTime() + 30 * 24 * 60 * MINUTE)
  const error: unknown = await app.db.execute(sql`select ${'secret@example.com'}::int`).catch((cause: unknown) => cause)
  const failures = await noteFailures(app.db, { name: 'seal', label: 'Заверение', every: 5000 }, error, at)

  expect(failures).toMatchObject([{ job: 'seal', records: null, recordId: null }])
  expect(failures[0]?.reason).not.toContain('secret')
  await sweepFailures.run(app.db, new Date(at.getTime() + 8 * 24 * 60 * MINUTE))
  expect(await app.db.execute(sql`select from job_failure`)).toMatchObject({ rowCount: 0 })
})

test('A success resets the count of failures in a row, and three processes count as one', async () => {
  const hourly = { ...job, name: 'hourly', label: 'Удаление надолго', every: 60 * MINUTE }
  const at = (hours: number) => new Date(app.now.getTime() + hours * 60 * MINUTE)
  const failures = async () =>
    (await app.db.execute<{ failures: number }>(sql`select failures from job_failure where job = 'hourly'`)).rows[0]
      ?.failures
  for (let process = 0; process < 3; process++) await noteFailures(app.db, hourly, failed(7), at(process / 60))
  expect(await failures()).toBe(1)
  await noteFailures(app.db, hourly, failed(7), at(1.01))
  expect(await failures()).toBe(2)
  await noteFailures(app.db, hourly, failed(7), at(4))

  expect(await failures()).toBe(1)
})
