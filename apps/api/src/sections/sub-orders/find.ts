import { eq } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import { mayReachBuyer } from './states/contact.ts'
import { maskedPhone } from '#text/masked.ts'
import { order } from '#sections/orders/schema.ts'
import { referenceTo } from '#query/reference.ts'
import { subOrderCards } from './cards.ts'
import { historyOf } from './history.ts'
import { subOrder } from './schema.ts'

const shared = {
  placed_at: order.placed_at,
  buyer_name: order.buyer_name,
  buyer_phone: order.buyer_phone,
  buyer_email: order.buyer_email,
  city: referenceTo('city', order.city_id),
  delivery_type: order.delivery_type,
  pickup_point: referenceTo('store_point', order.pickup_point_id),
  address: order.address,
  comment_buyer: order.comment_buyer,
  payment_system: referenceTo('payment_system', order.payment_system_id),
  payment_status: order.payment_status,
}

/** Loads a sub-order with the data of its order. */
export async function findSubOrder(db: Database, actor: Principal, id: number) {
  const [card] = await subOrderCards(db, actor, eq(subOrder.id, id))
  if (!card) throw notFound()
  const [orderFields] = await db.select(shared).from(order).where(eq(order.id, card.order_id))
  if (!orderFields) throw notFound()
  const history = await historyOf(db, actor, eq(subOrder.id, id))
  const buyerFields = mayReachBuyer(actor, [card])
    ? orderFields
    : {
        ...orderFields,
        buyer_phone: maskedPhone(orderFields.buyer_phone),
        buyer_email: null,
        address: null,
        comment_buyer: null,
      }
  return { ...card, ...buyerFields, history: history.map(({ sub_order: _own, ...entry }) => entry) }
}

export type FoundSubOrder = Awaited<ReturnType<typeof findSubOrder>>
