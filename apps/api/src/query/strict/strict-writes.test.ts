import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { useApp } from '#test/app.ts'
import { requireTraces } from './strict-writes.ts'
import { inTransaction } from '#query/transaction.ts'

const app = await useApp()
const insert = (path: string) => sql`insert into route_rule (path, redirect) values (${path}, '/orders') returning id`
const count = async (path: string) =>
  (await app.db.execute(sql`select 1 from route_rule where path = ${path}`)).rows.length

test('R39: a change without an audit row fails the tests, and is undone', async () => {
  const change = inTransaction(app.db, (tx) =>
    requireTraces(tx, { operation: 'rules.create' }, () => tx.execute(insert('/unaudited'))),
  )

  await expect(change).rejects.toThrow('rules.create changed something and left no audit row')
  expect(await count('/unaudited')).toBe(0)
})

test('R39: a change with its audit row passes, and so does one that changes nothing', async () => {
  await inTransaction(app.db, (tx) =>
    requireTraces(tx, { operation: 'rules.create' }, async () => {
      const { rows } = await tx.execute<{ id: number }>(insert('/audited'))
      await audit(tx, systemCaller(app.now), { event: 'created', entity: 'route-rule', entity_id: rows[0]?.id ?? 0 })
    }),
  )
  // The statistics counters may still hold the writes of earlier transactions of the same session.
  await app.db.execute(sql`update route_rule set redirect = redirect where path = '/audited'`)
  await inTransaction(app.db, (tx) => requireTraces(tx, { operation: 'rules.update' }, () => Promise.resolve()))

  expect(await count('/audited')).toBe(1)
})

const PLANET = 'create table if not exists planet (id int); insert into planet values (1)'

/** Runs a statement as an operation of a session does, with a row of the log for an entity. */
function write(statement: string, { entity = 'brand', wasAsked = false } = {}) {
  return inTransaction(app.db, (tx) =>
    requireTraces(tx, { operation: 'planets.update', asking: { wasAsked } }, () => changed(tx, statement, entity)),
  )
}

async function changed(tx: Database, statement: string, entity: string) {
  await tx.execute(sql.raw(statement))
  await audit(tx, systemCaller(app.now), { event: 'updated', entity, entity_id: 1, changes: { name: ['a', 'b'] } })
}

test('A16: a table without a mark is not written without a fresh proof, and the operation and the table are named', async () => {
  const planted = write(PLANET)
  await expect(planted).rejects.toThrow('planets.update wrote planet and asked for no fresh proof')
  for (const table of ['setting', 'role_permission', 'user_role', 'bank_detail', 'service_key', 'commission'])
    await expect(write(`update ${table} set ${await columnOf(table)}`)).rejects.toThrow(`wrote ${table} and asked`)

  await expect(write(PLANET, { wasAsked: true })).resolves.toBeUndefined()
  await expect(write('update product_cross set article = article')).resolves.toBeUndefined()
})

test('A16: a new table is not everyday because its name begins like that of an everyday one', async () => {
  const planted = write('create table if not exists product_secret (id int); insert into product_secret values (1)')

  await expect(planted).rejects.toThrow('planets.update wrote product_secret and asked for no fresh proof')
})

test('A16: a table that is everyday in part is written without a proof only with a row of the log of its record', async () => {
  await expect(write('update "user" set position = position')).rejects.toThrow(
    'wrote user and asked for no fresh proof',
  )
  await expect(write('update "user" set position = position', { entity: 'user' })).resolves.toBeUndefined()
})

/** A change of nothing. */
async function columnOf(table: string): Promise<string> {
  const { rows } = await app.db.execute<{ column: string }>(sql`
    select column_name as column from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position limit 1`)
  return `${rows[0]?.column} = ${rows[0]?.column}`
}
