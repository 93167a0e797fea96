import { sql } from '#db/drizzle.ts'
import { audit, auditEach, type Changes, changeOf } from '#db/audit.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { openFileStore } from '#files/store.ts'
import { keysOf } from '#text/pick.ts'
import { auditKey, eraseInLog, type ErasableRow } from '#sections/audit-log/public.ts'
import { ERASED, FILE_IS_GONE, labelOf, phoneOf } from './erased.ts'
import { erasure } from './schema.ts'
import { mentions, scrubber } from './spellings.ts'
import * as traces from './traces.ts'

interface Erasing {
  db: Database
  env: Env
  actor: Principal
}

export interface Buyer {
  /** By which they were found. */
  contact: string
  orders: readonly traces.FoundOrder[]
}

/** Fields with a buyer's data in whatever spelling, by the entity of the log. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  order: ['whose', 'buyer_name', 'buyer_phone', 'buyer_email', 'address', 'comment_buyer', 'comment_staff'],
  review: ['author_name'],
}

/**
 * Takes buyers out of their orders and of all that was written about them; sums, counts and states stay. Returns what stands in
 * place of each.
 */
export async function eraseBuyers(
  { db, env, actor }: Erasing,
  buyers: readonly Buyer[],
  { byTerm, reason }: { byTerm: boolean; reason: string },
): Promise<string[]> {
  const at = actor.at.toISOString()
  const orders = buyers.flatMap((buyer) => buyer.orders)
  const ids = orders.map(({ id }) => id)
  const contacts = orders.flatMap(({ buyer_phone, buyer_email }) => [buyer_phone, buyer_email ?? ''])
  const values = [...new Set([...buyers.map(({ contact }) => contact), ...contacts])].filter((value) => value !== '')
  const scrub = scrubber(values)
  const comment = String(scrub(reason))

  const made = await db
    .insert(erasure)
    .values(buyers.map((buyer) => ({ erased_at: at, by_term: byTerm, orders_count: buyer.orders.length })))
    .returning({ id: erasure.id })
  const numbers = buyers.map((_, index) => made[index]?.id ?? 0)
  const numberOf = new Map(buyers.flatMap((buyer, index) => buyer.orders.map(({ id }) => [id, numbers[index] ?? 0])))
  const named = [...numberOf].map(([id, number]) => ({ id, name: labelOf(number), phone: phoneOf(number) }))

  const reviewIds = await traces.reviewIdsOf(db, ids)
  await eraseInLog(db, auditKey(env), traces.inLog({ orderIds: ids, reviewIds }, values), withoutThem)
  await eraseReviews()
  await eraseComments()
  for (const table of keysOf(traces.texts)) await eraseTexts(table)
  await db.execute(sql`delete from idempotency_key where ${traces.answersOf(orders, values)}`)
  await db.execute(sql`delete from mail_outbox where ${traces.mailsTo(values)}`)
  await auditEach(
    db,
    actor,
    { event: 'erased', entity: 'order', comment },
    sql`update "order" set buyer_name = next.name, buyer_phone = next.phone, buyer_email = null, address = null, comment_buyer = null,
        comment_staff = null, version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}
      from json_to_recordset(${JSON.stringify(named)}::json) as next (id int8, name text, phone text) where "order".id = next.id
      returning "order".id, number as label, null, ${changeOf('buyer_name', sql`${ERASED}::text`, sql`buyer_name`)}`,
  )
  await audit(
    db,
    actor,
    ...buyers.map((buyer, index) => ({
      event: 'erased' as const,
      entity: 'person',
      entity_label: labelOf(numbers[index] ?? 0),
      comment,
      changes: { orders_count: [null, buyer.orders.length] satisfies [unknown, unknown] },
    })),
  )
  await eraseExports()
  return numbers.map(labelOf)

  async function eraseReviews() {
    const { rows } = await db.execute<{ id: number; order_id: number | null; kept: Record<string, string | null> }>(sql`
      select id::int, jsonb_build_object('text', text, 'pros', pros, 'cons', cons, 'reply_text', reply_text,
          'complaint_comment', complaint_comment, 'author_name', author_name) as kept,
        (select order_id::int from sub_order_item item join sub_order on sub_order.id = sub_order_id where item.id = order_item_id)
      from review where ${traces.reviewsOf(ids, values)} for update`)
    for (const { id, order_id, kept } of rows) {
      const left = mapped(kept, scrub)
      const number = numberOf.get(order_id ?? 0)
      const author = number === undefined ? left['author_name'] : labelOf(number)
      await auditEach(
        db,
        actor,
        { event: 'erased', entity: 'review', comment },
        sql`update review set author_name = ${author}, text = ${left['text']}, pros = ${left['pros']}, cons = ${left['cons']},
            reply_text = ${left['reply_text']}, complaint_comment = ${left['complaint_comment']},
            version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}
          where id = ${id} returning id, 'Отзыв № ' || id as label, company_id, ${changeOf('author_name', sql`${ERASED}::text`, sql`author_name`)}`,
      )
    }
  }

  async function eraseComments() {
    const { rows } = await db.execute<{ id: number; cancel_comment: string }>(sql`
      select id::int, cancel_comment from sub_order
      where id in ${traces.partsOf(ids)} and ${mentions(sql`lower(cancel_comment)`, values)} for update`)
    for (const { id, cancel_comment } of rows)
      await auditEach(
        db,
        actor,
        { event: 'erased', entity: 'sub-order', comment },
        sql`update sub_order set cancel_comment = ${scrub(cancel_comment)}, version = version + 1, updated_at = ${at},
            updated_by = ${actor.userId}
          where id = ${id} returning id, number as label, company_id, ${changeOf('cancel_comment', sql`${ERASED}::text`, sql`cancel_comment`)}`,
      )
  }

  async function eraseTexts(table: traces.TextTable) {
    const columns = Object.entries(traces.texts[table])
    const named = columns.map(([column]) => sql`${column}::text, ${sql.identifier(column)}`)
    const { rows } = await db.execute<{ place: string; kept: Record<string, unknown> }>(sql`
      select ctid::text as place, jsonb_build_object(${sql.join(named, sql`, `)}) as kept
      from ${sql.identifier(table)} where ${traces.inTexts(table, values)} for update`)
    if (rows.length === 0) return
    const left = rows.map(({ place, kept }) => ({ place, ...mapped(kept, scrub) }))
    const set = columns.map(([column]) => sql`${sql.identifier(column)} = next.${sql.identifier(column)}`)
    const types = columns.map(([column, type]) => sql`${sql.identifier(column)} ${sql.raw(type)}`)
    const change = sql`
      update ${sql.identifier(table)} set ${sql.join(set, sql`, `)}
      from json_to_recordset(${JSON.stringify(left)}::json) as next (place text, ${sql.join(types, sql`, `)})
      where ${sql.identifier(table)}.ctid = next.place::tid`
    if (table !== 'saved_view') await db.execute(change)
    else
      await auditEach(
        db,
        actor,
        { event: 'erased', entity: 'saved-view', comment },
        sql`${change} returning id, saved_view.name as label, null, ${changeOf('query', sql`${ERASED}::text`, sql`saved_view.query`)}`,
      )
  }

  /** A file is one whole, so it goes; one that is being written begins anew. The bytes go last: a rollback keeps them. */
  async function eraseExports() {
    const { rows } = await db.execute<{ result_key: string }>(sql`
      select result_key from operation where ${traces.exportsOfBuyers} for update`)
    await db.execute(sql`
      update operation set result_key = null, result_name = null, result_size = null, retry_at = null,
        explanation = case status when 'done' then ${FILE_IS_GONE} else explanation end where ${traces.exportsOfBuyers}`)
    await openFileStore(env).remove(rows.map(({ result_key }) => result_key))
  }

  /** Their own fields go whole; other texts lose what names them. */
  function withoutThem({ entity, entity_id, entity_label, comment: said, changes, exact }: ErasableRow) {
    const id = entity_id ?? 0
    const isOwn = entity === 'order' ? numberOf.has(id) : entity === 'review' && reviewIds.includes(id)
    const personal = isOwn ? (PERSONAL[entity] ?? []) : []
    const left = (all: Changes) =>
      Object.fromEntries(
        Object.entries(all).map(([field, [old, next]]): [string, [unknown, unknown]] =>
          personal.includes(field)
            ? [field, [old === null ? null : ERASED, next === null ? null : ERASED]]
            : [field, [scrub(old), scrub(next)]],
        ),
      )
    return {
      entity_label: scrub(entity_label),
      comment: scrub(said),
      changes: left(changes),
      exact: exact && left(exact),
    }
  }
}

const mapped = (row: Record<string, unknown>, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]))
