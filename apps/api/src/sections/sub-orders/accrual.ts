import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { vatWithin } from '#records/money.ts'
import type { Context } from '#records/record.ts'
import { post, type Sum } from '#sections/ledger-entries/public.ts'
import { settingOf } from '#sections/settings/public.ts'
import type { FoundSubOrder } from './find.ts'
import { lastHistoryOf } from './money.ts'
import { sumsOf } from './pieces/pieces.ts'

/** What a seller has earned by a sub-order: nothing before it is handed over. */
function earnedBy({ delivered_at, items, delivery_kopecks, carrier }: FoundSubOrder) {
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
export async function postEarned(
  { db, actor }: Context<Principal>,
  before: FoundSubOrder,
  after: FoundSubOrder,
): Promise<void> {
  const [was, is] = [earnedBy(before), earnedBy(after)]
  if (was.goods === is.goods && was.delivery === is.delivery && was.ownDelivery === is.ownDelivery) {
    if (was.commission === is.commission) return
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

/** What the ledger has of a sub-order: its commission with VAT, the VAT in it, and the discount that the marketplace bears. */
async function enteredOf(tx: Database, id: number): Promise<Entered> {
  const { rows } = await tx.execute<Entered>(sql`
    select -coalesce(sum(seller_kopecks) filter (where kind in ('commission', 'vat', 'commission_return', 'vat_return')), 0)::int8 as commission,
      -coalesce(sum(seller_kopecks) filter (where kind in ('vat', 'vat_return')), 0)::int8 as vat,
      coalesce(sum(seller_kopecks) filter (where kind = 'discount'), 0)::int8 as discount
    from ledger_entry where sub_order_id = ${id}`)
  return rows[0] ?? { commission: 0, vat: 0, discount: 0 }
}
