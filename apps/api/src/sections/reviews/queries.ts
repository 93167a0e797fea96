import type { Schemas } from '@admin-panel/sdk'
import { and, arrayOverlaps, eq, inArray, isNotNull, isNull, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, oneOf, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { authorTo } from '#records/author.ts'
import { since, until } from '#query/days.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { type Reference, referenceTo } from '#query/reference.ts'
import { marksOf } from './flags.ts'
import { review } from './schema.ts'
import { states } from './states.ts'
import { stopWordsOf } from './stop-words.ts'

const subject = sql<Reference>`case ${review.target}
  when 'product' then (select json_build_object('id', id, 'label', name) from product where product.id = "review".product_id)
  when 'store-point' then (select json_build_object('id', id, 'label', name) from store_point where store_point.id = "review".store_point_id)
  else (select json_build_object('id', id, 'label', trade_name) from company where company.id = "review".company_id) end`
const company = referenceTo('company', review.company_id)
const subOrder = sql<Reference | null>`(
  select json_build_object('id', sub_order.id, 'label', sub_order.number)
  from sub_order_item item join sub_order on sub_order.id = item.sub_order_id where item.id = "review".order_item_id)`
const criteria = sql<{ id: number; label: string; rating: number }[]>`(
  select coalesce(json_agg(json_build_object('id', term.id, 'label', term.text, 'rating', (criterion ->> 'rating')::int)
    order by term.position), '[]')
  from jsonb_array_elements("review".criteria) criterion join review_term term on term.id = (criterion ->> 'id')::int8)`
const photos = sql<Schemas['ReviewPhoto'][]>`(
  select coalesce(json_agg(json_build_object('id', file.id, 'name', file.name, 'width', width, 'height', height,
    'url', '/files/' || file.key || '.webp') order by array_position("review".photo_ids, file.id)), '[]')
  from file where file.id = any("review".photo_ids))`
const complaintReason = referenceTo('operation_reason', review.complaint_reason_id)
const isPublished = sql`${review.status} = 'published'`
const hasPhoto = sql`cardinality(${review.photo_ids}) > 0`

const row = {
  id: review.id,
  target: review.target,
  subject,
  company,
  rating: review.rating,
  text: review.text,
  pros: review.pros,
  cons: review.cons,
  author_name: review.author_name,
  is_verified: sql<boolean>`${isNotNull(review.order_item_id)}`,
  photos_count: sql<number>`cardinality(${review.photo_ids})`,
  flags: review.flags,
  status: review.status,
  has_reply: sql<boolean>`${isNotNull(review.reply_at)}`,
  reply_text: review.reply_text,
  has_complaint: sql<boolean>`${isNotNull(review.complaint_at)}`,
  is_processed: sql<boolean>`${review.status} <> 'new' and not (${isPublished} and ${review.complaint_at} is not null)`,
  created_at: review.created_at,
  version: review.version,
}

function replyUser(actor: Actor) {
  return sql<Schemas['Author'] | null>`(
    select ${authorTo(actor, sql`author.id`, sql`person_label(author)`)} from "user" author where author.id = "review".reply_user_id)`
}

type Filters = ListFilters<'reviews.list'>

export function listOf(actor: Actor, filters: Filters) {
  return defineList<'reviews.list'>(filters, {
    table: review,
    scope: [withinCompanies(actor, review.company_id)],
    where: {
      q: words(
        sql`${review.author_name} || ' ' || coalesce(${review.text}, '') || ' ' || coalesce(${review.pros}, '') || ' ' || coalesce(${review.cons}, '')`,
      ),
      status: oneOf(review.status),
      rating: oneOf(review.rating),
      target: oneOf(review.target),
      product_id: oneOf(review.product_id),
      store_point_id: oneOf(review.store_point_id),
      company_id: oneOf(review.company_id),
      has_reply: either(isNotNull(review.reply_at), isNull(review.reply_at)),
      has_complaint: either(isNotNull(review.complaint_at), isNull(review.complaint_at)),
      has_photo: either(hasPhoto),
      flags: (wanted) => arrayOverlaps(review.flags, wanted),
      created_from: since(actor, review.created_at),
      created_to: until(actor, review.created_at),
    },
    sort: { created_at: review.created_at, rating: review.rating },
    order: ['-created_at'],
  })
}

export function listReviews(db: Database, actor: Actor, query: Call<'reviews.list'>['query']) {
  return listPage(db, query, listOf(actor, query), (position) => db.select({ ...row, ...position }).from(review))
}

/** Reads the rows of an export. */
export function exportRows(db: Database, ids: number[]) {
  return db.select(row).from(review).where(inArray(review.id, ids))
}

export type Review = Awaited<ReturnType<typeof findReview>>

export async function findReview(db: Database, actor: Actor, id: number) {
  const [record] = await db
    .select({
      ...row,
      product_id: review.product_id,
      store_point_id: review.store_point_id,
      company_id: review.company_id,
      sub_order: subOrder,
      criteria,
      photos,
      reply_user: replyUser(actor),
      reply_at: review.reply_at,
      complaint_reason_id: review.complaint_reason_id,
      complaint_reason: complaintReason,
      complaint_comment: review.complaint_comment,
      complaint_at: review.complaint_at,
      updated_at: review.updated_at,
    })
    .from(review)
    .where(and(eq(review.id, id), withinCompanies(actor, review.company_id)))
  if (!record) throw notFound()
  const history = await statusHistoryOf(db, actor, 'review', id)
  const stopWords = await stopWordsOf(db)
  return {
    ...record,
    marks: marksOf(record, stopWords),
    history,
    reply_user_id: record.reply_user?.id ?? null,
    available_statuses: states.available(record.status, actor),
  }
}

/** The rating of a product is the mean of its published reviews; the lock serializes concurrent recalculations. */
export async function rateProduct(tx: Database, productId: number | null): Promise<void> {
  if (productId === null) return
  await tx.execute(sql`select from product where id = ${productId} for no key update`)
  await tx.execute(sql`
    update product set rating = (
      select round(avg(rating), 2) from review where product_id = ${productId} and status = 'published')
    where id = ${productId}`)
}

/** A published review that is there again counts again. */
export async function rateAgain(tx: Database, _actor: Actor, id: number): Promise<void> {
  const [row] = await tx.select({ product_id: review.product_id }).from(review).where(eq(review.id, id))
  await rateProduct(tx, row?.product_id ?? null)
}
