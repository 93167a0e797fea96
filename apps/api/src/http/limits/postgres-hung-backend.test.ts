import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { whileStopped } from '#test/stopped.ts'

const app = await useApp({ DB_QUERY_MS: '3000', DB_SESSION_MS: '1500', READY_MS: '300' })
const admin = await app.as('admin@example.com')
const UNAVAILABLE = 'Сервис временно недоступен. Повторите попытку через несколько секунд'

const statusOf = async (name: string) => (await app.anonymous.get(`/health/${name}`)).status

/** Finds the backend of the connection that the next query will use. */
const backend = async () => Number((await app.db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'])

test('While one backend hangs, other requests are answered before the one that met it', async () => {
  const { caught, isOverBefore, others } = await whileStopped(await backend(), async () => {
    let isOver = false
    const meets = admin.get('/api/user/profile').finally(() => (isOver = true))
    // Requests of the same turn would share its session lookup.
    await app.anonymous.get('/health/live')
    await nextTurn()
    const answers = await Promise.all([
      admin.get('/api/user/admin/user'),
      admin.get('/api/products/admin/product'),
      admin.put('/api/user/admin/user/status-change/5', {
        body: { status: 'blocked', comment: 'Проверка' },
        version: 1,
      }),
    ])
    return { others: answers, isOverBefore: isOver, caught: await meets }
  })

  expect(isOverBefore).toBe(false)
  expect(others.map(({ status }) => status < 500)).toEqual([true, true, true])
  expect(caught).toMatchObject({ status: 503, body: { data: { message: UNAVAILABLE } } })
  expect(await admin.get('/api/user/profile')).toMatchObject({ status: 200 })
})

test('/health/database answers 503 while its question has no answer, and 200 again as soon as one comes; the process stays ready', async () => {
  const hung = await whileStopped(await backend(), async () => [await statusOf('database'), await statusOf('ready')])
  expect(hung).toEqual([503, 200])

  await expect.poll(() => statusOf('database'), { timeout: 10_000 }).toBe(200)
})
