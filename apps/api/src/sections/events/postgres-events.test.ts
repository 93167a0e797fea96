import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { useApp } from '#test/app.ts'
import { beginHere } from '#db/place.ts'
import { changesBetween, changesSince, placeNow } from './changes.ts'

const app = await useApp()
const by = systemCaller(app.now)

test('A change that commits late is sent after changes that began later', async () => {
  const before = await placeNow(app.db)
  let meanwhile: Awaited<ReturnType<typeof changesSince>> | undefined
  await app.db.transaction(async (slow) => {
    await audit(slow, by, { event: 'disabled', entity: 'city', entity_id: 1 })
    await app.db.transaction((quick) => audit(quick, by, { event: 'disabled', entity: 'city', entity_id: 2 }))
    meanwhile = await changesSince(app.db, before)
  })
  const later = await changesSince(app.db, meanwhile?.place ?? '')

  expect(meanwhile?.rows).toMatchObject([{ entity_id: 2 }])
  expect(later.rows).toMatchObject([{ entity_id: 1 }])
  expect((await changesSince(app.db, later.place)).rows).toEqual([])
})

test('Rows from another cluster are never sent as changes, also once its transaction ids are reached', async () => {
  const before = await placeNow(app.db)
  await app.db.execute(sql`
    insert into audit_log (created_at, ip, user_agent, request_id, source, entity, event, transaction)
    select ${app.now.toISOString()}::timestamptz, '', '', '', 'system', 'city', 'updated', '999999999' from generate_series(1, 1001)`)
  await app.db.execute(sql`
    insert into notification (user_id, type, title, body, transaction) values (1, 'broadcast', '', '', '999999999')`)
  const { place, rows } = await changesSince(app.db, before)
  expect(rows).toEqual([])

  await app.db.transaction(beginHere)
  const { place: begun } = await changesSince(app.db, place)
  await app.db.transaction((tx) => audit(tx, by, { event: 'exported', entity: 'city' }))
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger user`)
    await tx.execute(sql`
      update audit_log set transaction = (select transaction from audit_log order by id desc limit 1) where transaction = '999999999'`)
    await tx.execute(sql`alter table audit_log enable trigger user`)
  })
  expect((await changesSince(app.db, begun)).rows).toEqual([])
  expect(await app.db.execute(sql`select from notification where transaction = '999999999'`)).toMatchObject({
    rowCount: 0,
  })
})

test('A position of another server, or of the table before it was restored, leads to one reset', async () => {
  const here = await placeNow(app.db)
  const elsewhere = here.replace(/(?<=@)\d+/, '1')
  const restored = here.replace(/\d+$/, '1')

  for (const place of [elsewhere, restored]) {
    const next = await changesSince(app.db, place)
    expect(next.rows).toBe('many')
    expect((await changesSince(app.db, next.place)).rows).toEqual([])
    expect(await changesBetween(app.db, place, here)).toBeUndefined()
  }
  expect(await changesBetween(app.db, here, await placeNow(app.db))).toEqual([])
})
