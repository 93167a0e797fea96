import type { Schemas } from '@admin-panel/sdk'
import { marketplaceZone } from '@admin-panel/sdk/validation'
import { and, desc, eq, isNull, sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import type { Env } from '#env.ts'
import { marketDay, startOfDay } from '#query/days.ts'
import { inTransaction } from '#query/transaction.ts'
import { refuseTooMany } from '#records/deadlines/each-due.ts'
import { settingOf } from '#sections/settings/public.ts'
import { finalInSql } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { eraseBuyers } from './erase.ts'
import { ERASED, reasonOfTerm } from './erased.ts'
import { erasureRun } from './schema.ts'
import { holdOperations } from './skip-prepared.ts'
import { ordersOf } from './traces.ts'

/** Orders in one transaction, and transactions in one turn. */
const BATCH = 50
const BATCHES = 20

/** The setting and the newest run. */
export async function term({ db }: Call<'people.term'>): Promise<Schemas['ErasureTerm']> {
  const { before, started_at, finished_at, buyers_count, orders_count } = erasureRun
  const [run = null] = await db
    .select({ before, started_at, finished_at, buyers_count, orders_count })
    .from(erasureRun)
    .orderBy(desc(erasureRun.id))
    .limit(1)
  return { months: await settingOf(db, 'buyer_data_months'), run }
}

/**
 * Erases buyers some months after the last change of their orders. The term ends with a month, so that kept files of orders, which go
 * with each erasure, last until the next one.
 */
export async function eraseByTerm(db: Database, at: Date, env: Env): Promise<void> {
  const months = await settingOf(db, 'buyer_data_months')
  if (months === 0) return
  refuseTooMany(...(await countDue(db, at, months)))
  for (let count = 0; count < BATCHES; count++)
    if (!(await inTransaction(db, (tx) => eraseBatch(tx, { at, env, months })))) return
}

/** The orders that this run will erase, at most one more than may be, and how many may be. */
async function countDue(db: Database, at: Date, months: number): Promise<[count: number, atMost: number]> {
  const atMost = await settingOf(db, 'erased_orders_at_most')
  const before = monthsBefore(at, months)
  const start = startOfDay({ timeZone: marketplaceZone }, before)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from "order" where placed_at < ${start} and buyer_phone not like ${`${ERASED}%`}
        and id > coalesce((select max(position) from erasure_run where before = ${before}), 0)
        and not exists (select from erasure_run where before = ${before} and finished_at is not null)
      limit ${atMost + 1}) as due`)
  return [rows[0]?.count ?? 0, atMost]
}

interface Batch {
  at: Date
  env: Env
  months: number
}

/** Goes on with the run of this month; another server waits for the batch. Returns whether some of it is left. */
async function eraseBatch(db: Database, { at, env, months }: Batch): Promise<boolean> {
  const before = monthsBefore(at, months)
  const moment = at.toISOString()
  await db.insert(erasureRun).values({ before, started_at: moment }).onConflictDoNothing()
  const [run] = await db
    .select()
    .from(erasureRun)
    .where(and(eq(erasureRun.before, before), isNull(erasureRun.finished_at)))
    .for('update')
  if (!run) return false
  const next = (values: Partial<typeof run>) => db.update(erasureRun).set(values).where(eq(erasureRun.id, run.id))
  const start = startOfDay({ timeZone: marketplaceZone }, before)
  const { rows: walked } = await db.execute<{ id: number; buyer_phone: string }>(sql`
    select id::int, buyer_phone from "order" where id > ${run.position} and placed_at < ${start} order by id limit ${BATCH}`)
  const last = walked.at(-1)
  if (!last) {
    await next({ finished_at: moment })
    return false
  }
  const phones = walked.map(({ buyer_phone }) => buyer_phone).filter((phone) => !phone.startsWith(ERASED))
  const { rows: due } = await db.execute<{ buyer_phone: string }>(sql`
    select buyer_phone from "order" where reverse(buyer_phone) in (select reverse(phone) from unnest(${sql.param(phones)}::text[]) phone)
    group by buyer_phone
    having bool_and(placed_at < ${start} and not exists (
      select from sub_order where order_id = "order".id and (updated_at >= ${start} or not ${finalInSql(subOrder.status)})))
    order by buyer_phone`)
  const buyers = []
  if (due.length > 0) await holdOperations(db)
  for (const { buyer_phone } of due)
    buyers.push({
      contact: buyer_phone,
      orders: await ordersOf(db, { kind: 'phone', value: buyer_phone }, sql`for update`),
    })
  if (buyers.length > 0)
    await eraseBuyers({ db, env, actor: systemPrincipal(at) }, buyers, { byTerm: true, reason: reasonOfTerm(months) })
  await next({
    position: last.id,
    buyers_count: run.buyers_count + buyers.length,
    orders_count: run.orders_count + buyers.reduce((count, { orders }) => count + orders.length, 0),
  })
  return true
}

/** The first day of the month that is so many months before. */
function monthsBefore(at: Date, months: number): string {
  const [year = 0, month = 0] = marketDay(at).split('-').map(Number)
  const count = year * 12 + month - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}
