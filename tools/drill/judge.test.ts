import { Client } from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startPostgres } from '../machine/postgres.ts'
import { judge, type Trial } from './judge.ts'
import type { Write } from './load/load.ts'
import { complaints } from './table.ts'

const server = await startPostgres()
const database = new Client(server.url())
await database.connect()
afterAll(async () => {
  await database.end()
  await server.stop()
})
await database.query(`
  create table brand (id int, name text);
  create table "user" (id int, email text);
  create table audit_log (entity text, entity_id int, event text)`)
const MAIL = 'v.sergeev@example.com'
const since = 1_800_000_000_000
const trial: Trial = {
  fault: { name: 'planted', title: 'planted', run: async () => {} },
  from: since,
  to: since + 60_000,
  since,
  isAuditSound: true,
  byHand: [],
}

/** A brand and an invitation, answered once a second and found once wherever they belong. */
function sound() {
  const writes: Write[] = [
    { entity: 'brand', name: 'Bosch', startedAt: since + 900, id: 1, acknowledgedAt: since + 1000 },
    { entity: 'user', name: MAIL, startedAt: since + 1900, id: 2, acknowledgedAt: since + 2000 },
  ]
  const messages = new Map(writes.map(({ entity, id }) => [`${entity} ${id} created`, new Map([['first', 1]])]))
  return {
    writes,
    attempts: writes.map(({ acknowledgedAt = 0 }) => ({ at: acknowledgedAt, status: 201, isWrite: true })),
    heard: new Map(writes.map(({ entity, id }) => [`${entity} ${id}`, 1])),
    mails: new Map([[MAIL, 1]]),
    messages,
  }
}

async function complaintsOf({ writes, attempts, heard, mails, messages }: ReturnType<typeof sound>) {
  const streams = [{ heard, resets: [], wholes: [], connections: () => 1, close: () => {} }]
  const stand = {
    load: { writes, attempts, streams },
    mailbox: { mails },
    receiver: { messages },
    ask: async (query: string, values: readonly unknown[] = []) => (await database.query(query, [...values])).rows,
  }
  return complaints(await judge(stand, trial))
}

beforeEach(async () => {
  await database.query(`
    truncate brand, "user", audit_log;
    insert into brand values (1, 'Bosch');
    insert into "user" values (2, '${MAIL}');
    insert into audit_log values ('brand', 1, 'created'), ('user', 2, 'created')`)
})

test('A write that is found once in every place is no fault', async () => {
  expect(await complaintsOf(sound())).toEqual([])
})

test('A record that is gone, and one without its row of the log, are lost writes', async () => {
  await database.query(`delete from brand; delete from audit_log where entity = 'user'`)
  expect(await complaintsOf(sound())).toEqual(['planted: 2 writes lost'])
})

test('A record that exists twice is doubled, also one whose answer never came', async () => {
  await database.query(`
    insert into brand values (3, 'Febi'), (4, 'Febi');
    insert into audit_log values ('brand', 3, 'created'), ('brand', 4, 'created')`)
  const seen = sound()
  seen.writes.push({ entity: 'brand', name: 'Febi', startedAt: since + 3000 })
  expect(await complaintsOf(seen)).toEqual(['planted: 1 writes doubled'])
})

test('A lost or doubled mail, webhook or event is named', async () => {
  const lost = { ...sound(), mails: new Map(), messages: new Map(), heard: new Map() }
  expect(await complaintsOf(lost)).toEqual([
    'planted: 2 events lost',
    'planted: 1 mails lost',
    'planted: 2 webhooks lost',
  ])

  const again = sound()
  again.mails.set(MAIL, 2)
  again.messages.get('brand 1 created')?.set('second', 1)
  again.heard.set('user 2', 2)
  expect(await complaintsOf(again)).toEqual([
    'planted: 1 events doubled',
    'planted: 1 mails doubled',
    'planted: 1 webhooks doubled',
  ])
})

test('A refused write counts as refused, and not as doubled', async () => {
  const seen = sound()
  seen.writes.push({ entity: 'user', name: 'new@example.com', startedAt: since + 3000, refused: 403 })
  seen.attempts.push({ at: since + 3000, status: 403, isWrite: true })
  expect(await complaintsOf(seen)).toEqual(['planted: 1 writes refused with 403'])
})

test('The judge names half a minute without a write, though nothing has failed', async () => {
  const seen = sound()
  seen.attempts.push({ at: since + 32_000, status: 201, isWrite: true })
  expect(await complaintsOf(seen)).toEqual(['planted: no write for 30.0 s'])
})
