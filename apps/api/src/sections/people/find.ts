import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { contactOf, maskedContact } from './contact.ts'
import * as traces from './traces.ts'

const ORDERS_SHOWN = 100
const NAMES_SHOWN = 20

/** What is known of a buyer; the log keeps who has asked. */
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

async function countTraces(db: Database, orderIds: number[], values: string[]): Promise<Schemas['PersonTrace'][]> {
  const reviewIds = await traces.reviewIdsOf(db, orderIds)
  const inTexts = (table: traces.TextTable) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where ${traces.inTexts(table, values)})`
  const { rows } = await db.execute<Record<Schemas['PersonPlace'], number>>(sql`
    select ${orderIds.length}::int as orders,
      (select count(*)::int from review where ${traces.reviewsOf(orderIds, values)}) as reviews,
      (select count(*)::int from audit_log where ${traces.inLog({ orderIds, reviewIds }, values)}) as log,
      (select count(*)::int from operation where ${traces.exportsOfBuyers}) as files,
      ${inTexts('operation')} as operations,
      ${inTexts('notification')} + (select count(*)::int from mail_outbox where ${traces.mailsTo(values)}) as letters,
      ${inTexts('saved_view')} as views`)
  const [counts] = rows
  const places = ['orders', 'reviews', 'log', 'files', 'operations', 'letters', 'views'] as const
  return places.map((place) => ({ place, count: counts?.[place] ?? 0 }))
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
