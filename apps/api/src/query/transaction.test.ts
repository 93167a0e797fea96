import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { useApp } from '#test/app.ts'
import { sendAhead } from '#db/connection/send-ahead.ts'
import { inTransaction, together } from './transaction.ts'

const app = await useApp()
const insert = (path: string) => sql`insert into route_rule (path, redirect) values (${path}, '/orders') returning id`
const count = async (path: string) =>
  (await app.db.execute(sql`select 1 from route_rule where path = ${path}`)).rows.length

test('A transaction that the database broke off is tried three times', async () => {
  let attempts = 0
  const failing = inTransaction(app.db, async (tx) => {
    attempts++
    await tx.execute(sql`do $$ begin raise exception 'again' using errcode = 'serialization_failure'; end $$`)
  })

  await expect(failing).rejects.toThrow('Failed query')
  expect(attempts).toBe(3)
})

test('A statement that is sent ahead fails its transaction with its own error, and is tried again like any other', async () => {
  const twice = inTransaction(app.db, async (tx) => {
    await sendAhead(tx, tx.execute(insert('/ahead')))
    await sendAhead(tx, tx.execute(insert('/ahead')))
  })
  await expect(twice).rejects.toMatchObject({ cause: { constraint: 'route_rule_path_key' } })
  expect(await count('/ahead')).toBe(0)

  let attempts = 0
  await inTransaction(app.db, async (tx) => {
    const fails = ++attempts < 3
    await sendAhead(
      tx,
      fails
        ? tx.execute(sql`do $$ begin raise exception 'again' using errcode = 'serialization_failure'; end $$`)
        : tx.execute(insert('/ahead')),
    )
  })
  expect([attempts, await count('/ahead')]).toEqual([3, 1])
})

test('A statement that fails is the failure of its transaction, whatever was sent behind it', async () => {
  await app.db.execute(insert('/first'))
  const refused = inTransaction(app.db, async (tx) => {
    const first = tx.execute(insert('/first')).then(() => undefined)
    const behind = sendAhead(tx, tx.execute(insert('/behind')))
    await Promise.all([first, behind])
  })

  await expect(refused).rejects.toMatchObject({ cause: { constraint: 'route_rule_path_key' } })
})

test('A transaction in which a statement has failed never ends as a success', async () => {
  const silent = app.db.transaction(async (tx) => {
    await tx.execute(insert('/silent'))
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })

  await expect(silent).rejects.toThrow('commit')
  expect(await count('/silent')).toBe(0)
})

test('Of two statements that are sent together the first is executed first, and its failure counts', async () => {
  const [created, found] = await app.db.transaction((tx) =>
    together(
      () => tx.execute(insert('/together')),
      () => tx.execute(sql`select id from route_rule where path = '/together'`),
    ),
  )
  expect(found.rows).toEqual(created.rows)

  const failing = app.db.transaction((tx) =>
    together(
      () => tx.execute(insert('/together')),
      () => tx.execute(sql`select 1`),
    ),
  )
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('The audit log keeps no secrets', async () => {
  await audit(app.db, systemCaller(app.now), {
    event: 'updated',
    entity: 'user',
    entity_id: 777,
    changes: { password_hash: ['a', 'b'], last_name: ['Белов', 'Чернов'] },
  })

  expect((await app.audited('user', 777))[0]?.changes).toEqual({ last_name: ['Белов', 'Чернов'] })
})
