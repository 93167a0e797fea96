import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { atSecond } from '#text/moment.ts'
import { typeOf } from './kinds.ts'
import { receive } from './receive.ts'
import type { FactContent, FactKind } from './schema.ts'

const HOUR = 60 * 60_000

/** Seeds what waits or was refused in «Входящие», by the way of every fact. */
export async function seedFacts(tx: Database, { at }: { at: Date }): Promise<void> {
  const context = { db: tx, actor: systemPrincipal(at) }
  const ago = (hours: number) => atSecond(new Date(at.getTime() - hours * HOUR))
  const send = (kind: FactKind, input: FactContent) => receive(context, typeOf(kind), [input])
  await send('payment', {
    source: 'bank',
    external_id: 'PAY-70412',
    occurred_at: ago(2),
    order_source: 'shop',
    order_external_id: 'SHOP-9001',
    kind: 'captured',
    kopecks: 1_249_000,
  })
  await send('scan', {
    source: 'cdek',
    external_id: 'SCAN-5518',
    occurred_at: ago(1),
    carrier: 'cdek',
    track_number: 'CDEK100200300',
    code: 'accepted',
  })
  const { rows } = await tx.execute<{ order_number: string; offer_id: number; reason_id: number; city_id: number }>(sql`
    select "order".number as order_number, offer_id, city_id, (select id from operation_reason where code = 'return.not_fit') as reason_id
    from sub_order join "order" on "order".id = order_id join sub_order_item item on sub_order_id = sub_order.id
    where sub_order.status = 'delivered' and delivered_at > ${ago(200)}::timestamptz and item.returned_qty = 0
    order by sub_order.id limit 1`)
  const [sold] = rows
  if (!sold) return
  const { order_number, offer_id, reason_id, city_id } = sold
  await send('return-request', {
    source: 'shop',
    external_id: 'RETURN-317',
    occurred_at: ago(3),
    order_number,
    items: [{ offer_id, quantity: 1 }],
    reason_id,
    comment: 'Не подошло по размеру',
  })
  await send('order', {
    source: 'shop',
    external_id: 'SHOP-9002',
    occurred_at: ago(4),
    buyer_name: 'Роман Белов',
    buyer_phone: '+79261112233',
    city_id,
    delivery_id: 1,
    address: 'ул. Садовая, 12',
    payment_system_id: 1,
    delivery_kopecks: 34_900,
    lines: [{ offer_id, quantity: 5000, price_kopecks: 120_000 }],
  })
}
