import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type Contact, contactOf, maskedContact } from './contact.ts'
import { keysOf } from '#text/pick.ts'
import { inTexts, textTables } from './texts.ts'
import * as traces from './traces.ts'

const ORDERS_SHOWN = 100
const NAMES_SHOWN = 20
const PLACES: Readonly<Record<string, Schemas['PersonPlace']>> = {
  review: 'reviews',
  notification: 'letters',
  mail_outbox: 'letters',
  saved_view: 'views',
}

/** All traces of a buyer; the log keeps who has asked. */
export async function find({ body, db, actor }: Call<'people.find'>): Promise<Schemas['KnownPerson']> {
  const contact = contactOf(body.contact)
  const orders = await traces.ordersOf(db, contact)
  const ids = orders.map(({ id }) => id)
  await audit(db, actor, { event: 'revealed', entity: 'person', changes: { whose: [null, maskedContact(contact)] } })
  return {
    names: [...new Set(orders.map(({ buyer_name }) => buyer_name))].slice(0, NAMES_SHOWN),
    orders: orders.slice(0, ORDERS_SHOWN).map(({ id, number, placed_at, status, is_open }) => ({
      id,
      number,
      placed_at: new Date(placed_at).toISOString(),
      status,
      is_open,
    })),
    orders_count: orders.length,
    traces: await countTraces(db, ids, [contact.value]),
    readers: await readersOf(db, ids),
  }
}

/** Whether anything has them but the kept files, which may have anybody. */
export async function isKnown(db: Database, { value }: Contact): Promise<boolean> {
  const counts = await countTraces(db, [], [value])
  return counts.some(({ place, count }) => place !== 'files' && count > 0)
}

async function countTraces(db: Database, orderIds: number[], values: string[]): Promise<Schemas['PersonTrace'][]> {
  const reviewIds = await traces.reviewIdsOf(db, orderIds)
  const { rows } = await db.execute<{ log: number; files: number }>(sql`
    select (select count(*)::int from audit_log where ${traces.inLog({ orderIds, reviewIds }, values)}) as log,
      (select count(*)::int from operation where ${traces.filesOfBuyers('result_key')} or ${traces.filesOfBuyers('source_key')}) as files`)
  const { log = 0, files = 0 } = rows[0] ?? {}
  const counts = { orders: orderIds.length, reviews: 0, log, files, operations: 0, letters: 0, views: 0, others: 0 }
  for (const table of await textTables(db)) {
    const { name } = table
    const hits = inTexts(table, values)
    const isTheirs =
      name === 'review'
        ? sql`${traces.reviewsOf(orderIds)} or ${hits}`
        : name === 'order'
          ? sql`id <> all(${sql.param(orderIds)}::int8[]) and ${hits}`
          : hits
    const { rows: counted } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(name)} where ${isTheirs}`)
    counts[placeOf(name)] += counted[0]?.count ?? 0
  }
  return keysOf(counts).map((place) => ({ place, count: counts[place] }))
}

function placeOf(table: string): Schemas['PersonPlace'] {
  if (table.startsWith('operation')) return 'operations'
  return PLACES[table] ?? 'others'
}

async function readersOf(db: Database, ids: number[]): Promise<Schemas['PersonReader'][]> {
  const { rows } = await db.execute<Schemas['PersonReader'] & Record<string, unknown>>(sql`
    select log.id::int, to_char(log.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created_at,
      json_build_object('id', log.user_id, 'label', log.user_name) as user,
      json_build_object('id', log.entity_id, 'label', coalesce(log.entity_label, '')) as "order", log.changes -> 'purpose' ->> 1 as purpose
    from audit_log log where event = 'revealed' and entity = 'order' and entity_id = any(${sql.param(ids)}::int8[])
    order by log.id desc limit 50`)
  return rows
}
