import { sql } from '#db/drizzle.ts'
import { audit, auditEach, type Changes, changeOf } from '#db/audit.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { removeLater } from '#files/removed-bytes.ts'
import { auditKey, eraseInLog, type ErasableRow } from '#sections/audit-log/public.ts'
import { ERASED, FILE_IS_GONE, labelOf, phoneOf } from './erased.ts'
import { erasure } from './schema.ts'
import { eraseFacts } from './erase-facts.ts'
import { eraseTexts } from './erase-texts.ts'
import { skipPrepared } from './skip-prepared.ts'
import { scrubber } from './spellings.ts'
import { textTables } from './texts.ts'
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
  context: Erasing,
  buyers: readonly Buyer[],
  { byTerm, reason }: { byTerm: boolean; reason: string },
): Promise<string[]> {
  const { db, env, actor } = context
  const at = actor.at.toISOString()
  const orders = buyers.flatMap((buyer) => buyer.orders)
  const ids = orders.map(({ id }) => id)
  const contacts = orders.flatMap(({ buyer_phone, buyer_email }) => [buyer_phone, buyer_email ?? ''])
  const values = await withoutColleagues(db, [...buyers.map(({ contact }) => contact), ...contacts])
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
  await nameReviews()
  await eraseFacts(context, { ids, reviewIds, values, comment })
  await db.execute(sql`delete from idempotency_key where ${traces.answersOf(orders, values)}`)
  await db.execute(sql`delete from mail_outbox where ${traces.mailsTo(values)}`)
  await skipPrepared(db, { values, scrub })
  await auditEach(
    db,
    actor,
    { event: 'erased', entity: 'order', comment },
    sql`update "order" set buyer_name = next.name, buyer_phone = next.phone, buyer_email = null, address = null, comment_buyer = null,
        comment_staff = null, version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}
      from json_to_recordset(${JSON.stringify(named)}::json) as next (id int8, name text, phone text) where "order".id = next.id
      returning "order".id, number as label, null, ${changeOf('buyer_name', sql`${ERASED}::text`, sql`buyer_name`)}`,
  )
  for (const table of await textTables(db)) await eraseTexts({ db, actor, values, scrub, comment }, table)
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
  await eraseFiles()
  return numbers.map(labelOf)

  async function nameReviews() {
    await auditEach(
      db,
      actor,
      { event: 'erased', entity: 'review', comment },
      sql`update review set author_name = next.name, version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}
        from json_to_recordset(${JSON.stringify(named)}::json) as next (id int8, name text)
        where ${traces.reviewsOf(ids)} and next.id = (
          select order_id from sub_order_item item join sub_order on sub_order.id = sub_order_id where item.id = order_item_id)
        returning review.id, 'Отзыв № ' || review.id as label, company_id, ${changeOf('author_name', sql`${ERASED}::text`, sql`author_name`)}`,
    )
  }

  /** A file is one whole, so it goes; one that is being written begins anew. */
  async function eraseFiles() {
    const { rows } = await db.execute<{ keys: string[] }>(sql`
      select array_remove(array[result_key, source_key], null) as keys from operation
      where ${traces.filesOfBuyers('result_key')} or ${traces.filesOfBuyers('source_key')} for update`)
    await db.execute(sql`
      update operation set result_key = null, result_name = null, result_size = null, retry_at = null,
        explanation = case status when 'done' then ${FILE_IS_GONE} else explanation end where ${traces.filesOfBuyers('result_key')}`)
    await db.execute(
      sql`update operation set source_key = null, source_size = null where ${traces.filesOfBuyers('source_key')}`,
    )
    await removeLater(
      db,
      rows.flatMap(({ keys }) => keys),
    )
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

/** The address of an account stays in texts and in the log: it names a colleague there, who may have bought something too. */
async function withoutColleagues(db: Database, contacts: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select distinct value from unnest(${sql.param(contacts)}::text[]) value
    where value <> '' and not exists (select from "user" where lower(email) = lower(value))`)
  return rows.map(({ value }) => value)
}
