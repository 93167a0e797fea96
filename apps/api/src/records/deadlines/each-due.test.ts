import { expect, test, vi } from 'vitest'
import { integer, pgTable, sql } from '#db/drizzle.ts'
import { user } from '#sections/users/schema.ts'
import { useApp } from '#test/app.ts'
import { forEachDue } from './each-due.ts'

const app = await useApp()

test('A due record that fails is reported at the end, and the records after it are still changed', async () => {
  const changed: number[] = []
  const due = { db: app.db, at: app.now, table: user, isDue: sql`id <= 3` }
  const running = forEachDue(due, (_tx, _actor, id) =>
    id === 2 ? Promise.reject(new Error('broken')) : Promise.resolve(changed.push(id)),
  )

  await expect(running).rejects.toMatchObject({ message: '1 of 3 due records failed', cause: new Error('broken') })
  expect(changed).toEqual([1, 3])
})

test('Ids of due records are read in batches, and each record is changed once', async () => {
  const table = pgTable('new_table_of_dues', { id: integer().primaryKey() })
  await app.db.execute(sql`create table new_table_of_dues as select generate_series(1, 1100) as id`)
  const reads = vi.spyOn(app.db, 'execute')
  const changed: number[] = []
  const due = { db: app.db, at: app.now, table, isDue: sql`id > 50 or id < 0` }
  await forEachDue(due, async (_tx, _actor, id) => changed.push(id))

  expect(changed).toEqual(Array.from({ length: 1050 }, (_, index) => index + 51))
  expect(reads).toHaveBeenCalledTimes(3)
})

test('More records at once than a setting allows wait for a person: none of them is changed', async () => {
  const changed: number[] = []
  const run = (atMost: number) =>
    forEachDue({ db: app.db, at: app.now, table: user, isDue: sql`id <= 3`, atMost }, async (_tx, _actor, id) =>
      changed.push(id),
    )

  await expect(run(2)).rejects.toMatchObject({ kind: 'conflict' })
  expect(changed).toEqual([])
  await run(3)
  expect(changed).toEqual([1, 2, 3])
})
