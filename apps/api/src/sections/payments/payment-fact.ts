import type { Schemas } from '@admin-panel/sdk'
import { asc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden, invalid } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import type { Context } from '#records/record.ts'
import { type Applied, defineFact, orderOfFact, paidKey, RefusedUntil } from '#sections/facts/public.ts'
import { order } from '#sections/orders/schema.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { text } from '#text/language/language.ts'
import { rublesInWords } from '#text/rubles.ts'
import { beginCovered, dueOf, recordPayment, refreshOrder, subOrderRecords } from '#sections/sub-orders/public.ts'
import { say, validation } from '#text/language/say.ts'
import { payment, subOrder } from '#sections/sub-orders/schema.ts'

type Input = Schemas['PaymentFact']

/** Payments as a provider reports them: what is taken and given back is shared among the parts of the order. */
export const paymentFact = defineFact<Input>({
  kind: 'payment',
  summary: ({ kind, kopecks }) => `${text(enumWords.PaymentFactKind[kind])}: ${rublesInWords(kopecks)}`,
  variantOf: ({ kind }) => kind,
  apply: async ({ db, actor, factId, input, isGranted }) => {
    await requireRecorder(db, actor, input, isGranted)
    const found = await orderOfFact(db, actor, input)
    const context = { db, actor }
    const money = { factId, kopecks: input.kopecks, occurredAt: new Date(input.occurred_at) }
    if (input.kind === 'authorized' || input.kind === 'failed') await report(context, found.id, input.kind)
    if (input.kind === 'captured') await capture(context, found.id, money)
    if (input.kind === 'refunded' || input.kind === 'charged_back') await giveBack(context, found, money)
    const applied: Applied = {
      entity: 'order',
      entity_id: found.id,
      entity_label: found.number,
      frees: input.kind === 'captured' ? [paidKey(found.number)] : [],
    }
    return applied
  },
})

/** Money is recorded by the marketplace alone: a key of a provider, or a person with a fresh proof and a reason. */
async function requireRecorder(
  tx: Database,
  actor: Principal,
  { reason, currency = 'RUB' }: Input,
  isGranted: boolean,
): Promise<void> {
  if (!isStaff(actor)) throw forbidden('Оплаты записывает только маркетплейс')
  await actor.requireProof(tx)
  const isPerson = 'sessionId' in actor && actor.sessionId !== null
  if (isPerson && !isGranted && !reason?.trim()) throw invalid({ reason: [validation().required('Основание')] })
  if (currency !== 'RUB') throw invalid({ currency: [say`Валюта: учёт ведётся в рублях, а пришло ${currency}`] })
}

/** A held or failed payment moves no money; it says what to expect of the payment that is still due. */
async function report({ db, actor }: Context<Principal>, orderId: number, status: 'authorized' | 'failed') {
  const [now] = await db.select({ status: order.payment_status }).from(order).where(eq(order.id, orderId))
  if (now?.status === 'pending' || now?.status === 'authorized' || now?.status === 'failed')
    await refreshOrder(db, actor, orderId, status)
}

/** The money that a fact moves. */
interface Money {
  factId: number
  kopecks: number
  occurredAt: Date
}

interface Share {
  id: number
  kopecks: number
}

function partsOf(tx: Database, orderId: number) {
  return tx
    .select({
      id: subOrder.id,
      status: subOrder.status,
      total_kopecks: subOrder.total_kopecks,
      paid_kopecks: subOrder.paid_kopecks,
      refunded_kopecks: subOrder.refunded_kopecks,
    })
    .from(subOrder)
    .where(eq(subOrder.order_id, orderId))
    .orderBy(asc(subOrder.id))
}

/**
 * What the buyer pays goes to what is due, part by part; what is too much stays with the last part and is due back. A
 * payment that a person has noted at the hand-over is the same money, so it only gets its fact.
 */
async function capture(context: Context<Principal>, orderId: number, money: Money): Promise<void> {
  const { db, actor } = context
  const { factId, kopecks } = money
  if (await claimHandover(db, orderId, factId, kopecks)) return refreshOrder(db, actor, orderId)
  const parts = await partsOf(db, orderId)
  const shares: Share[] = []
  let left = kopecks
  for (const part of parts) {
    const share = Math.min(left, Math.max(dueOf(part), 0))
    if (share > 0) shares.push({ id: part.id, kopecks: share })
    left -= share
  }
  const last = parts.findLast(({ status }) => status !== 'cancelled') ?? parts.at(-1)
  if (left > 0 && last) shares.push({ id: last.id, kopecks: left })
  await move(context, 'payment', money, together(shares))
  await refreshOrder(db, actor, orderId)
  await beginCovered(context, orderId)
}

/** Whether hand-overs of this order, noted by a person or scanned, have just this sum: one of them, or all together. */
async function claimHandover(tx: Database, orderId: number, factId: number, kopecks: number): Promise<boolean> {
  const { rows: noted } = await tx.execute<{ id: number; kopecks: number }>(sql`
    select payment.id, kopecks from payment join sub_order on sub_order.id = sub_order_id left join fact on fact.id = fact_id
    where order_id = ${orderId} and payment.kind = 'payment' and (fact_id is null or fact.kind = 'scan') order by payment.id`)
  const one = noted.find((row) => row.kopecks === kopecks)
  const isAll = noted.length > 0 && noted.reduce((sum, row) => sum + row.kopecks, 0) === kopecks
  const claimed = one ? [one] : isAll ? noted : []
  if (claimed.length === 0) return false
  const ids = claimed.map(({ id }) => id)
  await tx.update(payment).set({ fact_id: factId }).where(inArray(payment.id, ids))
  return true
}

/** What goes back comes first from what is due back, then from what was paid; more is refused until it is paid. */
async function giveBack(
  context: Context<Principal>,
  { id: orderId, number }: { id: number; number: string },
  money: Money,
): Promise<void> {
  const { db, actor } = context
  const { kopecks } = money
  const parts = await partsOf(db, orderId)
  const held = parts.map((part) => ({ ...part, held: part.paid_kopecks - part.refunded_kopecks }))
  const most = held.reduce((sum, part) => sum + part.held, 0)
  if (kopecks > most)
    throw new RefusedUntil(
      paidKey(number),
      say`Возврат больше оплаченного: осталось ${rublesInWords(most)}, а возвращают ${rublesInWords(kopecks)}`,
    )
  const shares: Share[] = []
  let left = kopecks
  const take = (part: (typeof held)[number], upTo: number) => {
    const share = Math.min(left, upTo, part.held)
    if (share <= 0) return
    shares.push({ id: part.id, kopecks: share })
    part.held -= share
    left -= share
  }
  for (const part of held) take(part, Math.max(-dueOf(part), 0))
  for (const part of held) take(part, part.held)
  await move(context, 'refund', money, together(shares))
  await refreshOrder(db, actor, orderId)
}

function together(shares: readonly Share[]): Share[] {
  const sums = new Map<number, number>()
  for (const { id, kopecks } of shares) sums.set(id, (sums.get(id) ?? 0) + kopecks)
  return [...sums].map(([id, kopecks]) => ({ id, kopecks }))
}

async function move(
  { db, actor }: Context<Principal>,
  kind: 'payment' | 'refund',
  { factId, occurredAt }: Money,
  shares: readonly Share[],
): Promise<void> {
  for (const { id, kopecks } of shares) {
    const before = await subOrderRecords.lock({ db, actor }, id)
    const fields =
      kind === 'payment'
        ? { paid_kopecks: before.paid_kopecks + kopecks }
        : { refunded_kopecks: before.refunded_kopecks + kopecks }
    await subOrderRecords.update({ db, actor }, before, fields)
    await recordPayment({ db, actor }, id, { kind, kopecks, factId, occurredAt })
  }
}
