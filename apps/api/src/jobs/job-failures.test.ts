import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { conflict } from '#errors.ts'
import { DueFailures } from '#records/deadlines/each-due.ts'
import { useApp } from '#test/app.ts'
import { noteFailures, sweepFailures } from './job-failures.ts'

const app = await useApp()
const MINUTE = 60_000
const job = { name: 'cancel', label: 'Отмена заказов', permission: 'operation-reason.update' } as const
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

test('What a job could not do is logged by its reasons, each once an hour, with its count', async () => {
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

test('A failure that lasts is told to the administrators and to those who may mend it, once a day', async () => {
  const started = new Date(app.now.getTime() + 10 * 24 * 60 * MINUTE)
  const after = (minutes: number) =>
    noteFailures(
      app.db,
      { ...job, name: 'lasting', label: 'Отмена надолго' },
      failed(7),
      new Date(started.getTime() + minutes * MINUTE),
    )
  await after(0)
  await after(9)
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
  for (let hour = 1; hour <= 25; hour++) await after(hour * 60)
  expect(await noticesOf('admin@example.com')).toHaveLength(2)
})

test('The error of a job without records is noted by its words, without any data, and is forgotten after a week', async () => {
  const at = new Date(app.now.getTime() + 30 * 24 * 60 * MINUTE)
  const error: unknown = await app.db.execute(sql`select ${'secret@example.com'}::int`).catch((cause: unknown) => cause)
  const failures = await noteFailures(app.db, { name: 'seal', label: 'Заверение' }, error, at)

  expect(failures).toMatchObject([{ job: 'seal', records: null, recordId: null }])
  expect(failures[0]?.reason).not.toContain('secret')
  await sweepFailures(app.db, new Date(at.getTime() + 8 * 24 * 60 * MINUTE))
  expect(await app.db.execute(sql`select from job_failure`)).toMatchObject({ rowCount: 0 })
})
