import { type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { shareOf, vatWithin } from '#records/money.ts'
import type { Context } from '#records/record.ts'
import { post, type Sum } from '#sections/ledger-entries/public.ts'
import { settingOf } from '#sections/settings/public.ts'
import { costOf, type Item, sumsOf } from './pieces/pieces.ts'
import { payment } from './schema.ts'
import type { SubOrderStatus } from './states/statuses.ts'

interface PaidSums {
  paid_kopecks: number
  refunded_kopecks: number
}

interface Payable extends PaidSums {
  status: SubOrderStatus
  total_kopecks: number
}

/** The rest to pay of a sub-order; a negative rest is to be refunded. */
export const dueOf = ({ total_kopecks, paid_kopecks, refunded_kopecks }: Omit<Payable, 'status'>): number =>
  total_kopecks - paid_kopecks + refunded_kopecks

/**
 * At the hand-over the buyer pays what was not paid before; what was given back of it is not asked for again. No other change
 * of state moves money: payments are facts of their own.
 */
export function moneyAfter({ total_kopecks, paid_kopecks, refunded_kopecks }: Payable, to: SubOrderStatus): PaidSums {
  return { paid_kopecks: to === 'delivered' ? Math.max(total_kopecks, paid_kopecks) : paid_kopecks, refunded_kopecks }
}

interface Moved {
  kind: 'payment' | 'refund'
  kopecks: number
  /** The fact that reports it. */
  factId?: number | null | undefined
  /** The row of the history that it follows, where a person has noted it. */
  history_id?: SQL
  /** When it happened; now if omitted. */
  occurredAt?: Date | undefined
}

/** Records a payment or a refund of a sub-order, and enters it and the fee of its provider in the ledger. */
export async function recordPayment(
  { db, actor }: Context<Principal>,
  sub_order_id: number,
  { kind, kopecks, factId = null, history_id, occurredAt }: Moved,
): Promise<void> {
  const [entered] = await db
    .insert(payment)
    .values({
      sub_order_id,
      kind,
      kopecks,
      fact_id: factId,
      ...(history_id && { history_id }),
      user_id: actor.userId,
      created_at: actor.at.toISOString(),
    })
    .returning({ id: payment.id })
  const { rows } = await db.execute<{ company_id: number; fee_bp: number }>(sql`
    select company_id, fee_bp from sub_order join "order" on "order".id = order_id
      join payment_system on payment_system.id = payment_system_id where sub_order.id = ${sub_order_id}`)
  const [paid] = rows
  if (!entered || !paid) throw new Error('A payment has no sub-order')
  // Providers keep their fee of what is given back.
  const fee = kind === 'payment' ? shareOf(kopecks, paid.fee_bp) : 0
  await post(
    { db, actor },
    {
      company_id: paid.company_id,
      sub_order_id,
      sums: [
        { kind, kopecks },
        { kind: 'fee', kopecks: fee },
      ],
      occurredAt,
      cause: 'payment',
      cause_id: entered.id,
    },
  )
}

/** The row of the history that a change of state has just written. */
export const lastHistoryOf = (id: number) =>
  sql<number>`(select max(id) from status_history where entity = 'sub-order' and entity_id = ${id})`

interface Purchase {
  status: SubOrderStatus
  bought_kopecks: number
  delivery_kopecks: number
}

/** The price of a line as it was ordered. */
export function boughtOf({ price_kopecks, quantity, discount_kopecks }: Item): number {
  return price_kopecks * quantity - discount_kopecks
}

/** Splits the original total into cancelled and returned money; the rest remains. */
export function reductionsOf({ status, bought_kopecks, delivery_kopecks }: Purchase, items: readonly Item[]) {
  let [ordered, sent, remaining] = [0, 0, 0]
  for (const item of items) {
    ordered += boughtOf(item)
    sent += costOf({ ...item, returned_qty: 0 }).total_kopecks
    remaining += costOf(item).total_kopecks
  }
  // A delivery that did not take place is not charged.
  const waived = bought_kopecks - ordered - delivery_kopecks
  const isCancelled = status === 'cancelled'
  return {
    cancelled_kopecks: ordered - sent + (isCancelled ? waived : 0),
    returned_kopecks: sent - remaining + (isCancelled ? 0 : waived),
  }
}

/** The fields of a sub-order that determine its seller's earnings. */
interface Handed {
  id: number
  company_id: number
  delivered_at: string | null
  delivery_kopecks: number
  carrier: string | null
  items: readonly Item[]
}

/** The seller's earnings from a sub-order: none before the hand-over. */
function earnedBy({ delivered_at, items, delivery_kopecks, carrier }: Handed) {
  if (!delivered_at) return { goods: 0, discount: 0, delivery: 0, ownDelivery: 0, commission: 0 }
  const { total_kopecks, discount_kopecks, commission_kopecks } = sumsOf(items, 0)
  const isOwn = carrier === 'own'
  return {
    goods: total_kopecks,
    discount: discount_kopecks,
    delivery: isOwn ? 0 : delivery_kopecks,
    ownDelivery: isOwn ? delivery_kopecks : 0,
    commission: commission_kopecks ?? 0,
  }
}

type Earned = ReturnType<typeof earnedBy>

interface Entered extends Record<string, unknown> {
  commission: number
  vat: number
  discount: number
}

/**
 * Enters in the ledger by how much a change has altered what the seller has earned: a hand-over as a sale, a return as the part
 * of it that goes back.
 */
export async function postEarned({ db, actor }: Context<Principal>, before: Handed, after: Handed): Promise<void> {
  const [was, is] = [earnedBy(before), earnedBy(after)]
  if (was.goods === is.goods && was.delivery === is.delivery && was.ownDelivery === is.ownDelivery) {
    if (was.commission === is.commission && was.discount === is.discount) return
  }
  const isFirst = !before.delivered_at && after.delivered_at
  const entered = isFirst ? undefined : await enteredOf(db, after.id)
  await post(
    { db, actor },
    {
      company_id: after.company_id,
      sub_order_id: after.id,
      sums: [
        ...goodsOf(was, is),
        { kind: 'delivery', kopecks: is.delivery - was.delivery },
        { kind: 'own_delivery', kopecks: is.ownDelivery - was.ownDelivery },
        ...(await discountOf(db, { was, is, entered })),
        ...(await commissionOf(db, { was, is, entered })),
      ],
      occurredAt: isFirst && after.delivered_at ? new Date(after.delivered_at) : undefined,
      cause: 'status',
      cause_id: lastHistoryOf(after.id),
    },
  )
}

function goodsOf(was: Earned, is: Earned): Sum[] {
  const kopecks = is.goods - was.goods
  return [kopecks >= 0 ? { kind: 'sale', kopecks } : { kind: 'return', kopecks: -kopecks }]
}

interface Change {
  was: Earned
  is: Earned
  /** What stands in the ledger, except at the hand-over. */
  entered: Entered | undefined
}

/** Who bears a discount is settled at the hand-over. */
async function discountOf(tx: Database, { was, is, entered }: Change): Promise<Sum[]> {
  const isBorne = entered ? entered.discount > 0 : await settingOf(tx, 'marketplace_bears_discounts')
  return isBorne ? [{ kind: 'discount', kopecks: is.discount - was.discount }] : []
}

/** The VAT within a commission goes back with it, in the part that was entered, whatever the rate is by then. */
async function commissionOf(tx: Database, { was, is, entered }: Change): Promise<Sum[]> {
  const kopecks = is.commission - was.commission
  const percent = String(await settingOf(tx, 'commission_vat_percent'))
  if (kopecks >= 0) {
    const vat = vatWithin(kopecks, percent)
    return [
      { kind: 'commission', kopecks: kopecks - vat },
      { kind: 'vat', kopecks: vat },
    ]
  }
  const vatBefore = entered && entered.commission > 0 ? entered.vat : vatWithin(was.commission, percent)
  const base = entered && entered.commission > 0 ? entered.commission : was.commission
  const vat = vatBefore - partOf(vatBefore, is.commission, base)
  return [
    { kind: 'commission_return', kopecks: -kopecks - vat },
    { kind: 'vat_return', kopecks: vat },
  ]
}

/** The part of a sum that belongs to a part of its base, rounded half up to a kopeck. */
function partOf(kopecks: number, part: number, base: number): number {
  if (base === 0) return 0
  return Number((BigInt(kopecks) * BigInt(part) * 2n + BigInt(base)) / (BigInt(base) * 2n))
}

/** A sub-order's sums in the ledger: its commission with VAT, the VAT in it, and the discount that the marketplace bears. */
async function enteredOf(tx: Database, id: number): Promise<Entered> {
  const { rows } = await tx.execute<Entered>(sql`
    select -coalesce(sum(seller_kopecks) filter (where kind in ('commission', 'vat', 'commission_return', 'vat_return')), 0)::int8 as commission,
      -coalesce(sum(seller_kopecks) filter (where kind in ('vat', 'vat_return')), 0)::int8 as vat,
      coalesce(sum(seller_kopecks) filter (where kind = 'discount'), 0)::int8 as discount
    from ledger_entry where sub_order_id = ${id}`)
  return rows[0] ?? { commission: 0, vat: 0, discount: 0 }
}
