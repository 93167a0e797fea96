import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { audit, type Changes } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { spread } from '#records/money.ts'
import { type Applied, defineFact, numberKey, orderKey } from '#sections/facts/public.ts'
import { announceSubOrder } from '#sections/sub-orders/public.ts'
import { normalizeEmail } from '#text/addresses/email.ts'
import { sayCounted, validation } from '#text/language/say.ts'
import { rublesInWords } from '#text/rubles.ts'
import { masked, maskedEmail, maskedPhone } from '#text/masked.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { insertOrder, type NewOrder, type NewPart } from './insert.ts'
import { partsOf, type SoldLine, soldLines } from './lines.ts'

type Input = Schemas['OrderFact']

/** What is not paid before it is shipped is paid at the hand-over. */
const IS_PREPAID: Readonly<Record<Schemas['PaymentSystemType'], boolean>> = {
  card_online: true,
  sbp: true,
  invoice: true,
  installments: true,
  card_on_delivery: false,
  cash_on_delivery: false,
}

/** Orders come with the shop's own numbers. */
export const orderFact = defineFact<Input>({
  kind: 'order',
  summary: ({ buyer_name, lines, delivery_kopecks }) => {
    const sum = lines.reduce(
      (total, { price_kopecks, quantity, discount_kopecks = 0 }) => total + price_kopecks * quantity - discount_kopecks,
      delivery_kopecks,
    )
    return `${buyer_name}, ${sayCounted(lines.length, 'строка', 'строки', 'строк')}, ${rublesInWords(sum)}`
  },
  apply: async ({ db, actor, input }) => applyOrder(db, actor, input),
})

async function applyOrder(tx: Database, actor: Principal, input: Input): Promise<Applied> {
  const terms = await termsOf(tx, input)
  const lines = await soldLines(tx, actor, input.lines)
  const parts = partsOf(lines)
  const delivery = spread(input.delivery_kopecks, weightsOf(parts))
  const isPrepaid = IS_PREPAID[terms.payment_type]
  const order: NewOrder = {
    buyer_name: oneLine(input.buyer_name),
    buyer_phone: input.buyer_phone,
    buyer_email: input.buyer_email ? normalizeEmail(input.buyer_email) : null,
    city_id: input.city_id,
    delivery_id: input.delivery_id,
    delivery_type: terms.delivery_type,
    carrier: terms.carrier,
    cutoff: terms.cutoff,
    assembly_minutes: terms.assembly_minutes,
    pickup_point_id: terms.delivery_type === 'pickup' ? (input.pickup_point_id ?? null) : null,
    address: oneLineOrNull(input.address ?? null),
    payment_system_id: input.payment_system_id,
    status: isPrepaid ? 'awaiting_payment' : 'new',
    comment_buyer: input.comment_buyer?.trim() || null,
    source: input.channel ?? 'site',
    placed_at: input.occurred_at,
    parts: parts.map((part, index): NewPart => ({ ...part, delivery_kopecks: delivery[index] ?? 0 })),
  }
  if (order.buyer_name === '') throw invalid({ buyer_name: [validation().required('Покупатель')] })
  const made = await insertOrder(tx, actor, order)
  await logOrder(tx, actor, order, made)
  if (!isPrepaid) for (const { id } of made.parts) await announceSubOrder(tx, actor, id)
  const frees = [orderKey(input.source, input.external_id), numberKey(made.number)]
  return { entity: 'order', entity_id: made.id, entity_label: made.number, frees }
}

/** The delivery is shared in proportion to the goods; free goods share it equally. */
function weightsOf(parts: readonly { lines: readonly SoldLine[] }[]): number[] {
  const sums = parts.map(({ lines }) =>
    lines.reduce((sum, line) => sum + line.price_kopecks * line.quantity - line.discount_kopecks, 0),
  )
  return sums.some((sum) => sum > 0) ? sums : sums.map(() => 1)
}

interface Terms {
  has_city: boolean
  delivery_type: Schemas['DeliveryType']
  carrier: Schemas['Carrier']
  cutoff: string
  assembly_minutes: number
  payment_type: Schemas['PaymentSystemType']
  has_point: boolean
}

/** Reads the handbooks that an order refers to; a refusal names its field. */
async function termsOf(tx: Database, input: Input): Promise<Terms> {
  const { city_id, delivery_id, payment_system_id, pickup_point_id = null } = input
  const { rows } = await tx.execute<{ [Field in keyof Terms]: Terms[Field] | null }>(sql`
    select exists (select from city where id = ${city_id}) as has_city, delivery.type as delivery_type, carrier, cutoff, assembly_minutes,
      (select type from payment_system where id = ${payment_system_id} and is_active) as payment_type,
      exists (select from store_point where id = ${pickup_point_id}::int8 and city_id = ${city_id}
        and type in ('pickup_point', 'parcel_locker') and status = 'active') as has_point
    from (select) one left join delivery on delivery.id = ${delivery_id} and is_active`)
  const [terms] = rows
  if (!terms?.has_city) throw invalid({ city_id: [validation().enum('Город')] })
  const { delivery_type, carrier, cutoff, assembly_minutes, payment_type, has_point } = terms
  if (!delivery_type || !carrier || cutoff === null || assembly_minutes === null)
    throw invalid({ delivery_id: [validation().enum('Способ доставки')] })
  if (!payment_type) throw invalid({ payment_system_id: [validation().enum('Способ оплаты')] })
  if (delivery_type === 'pickup' && !has_point) throw invalid({ pickup_point_id: [validation().enum('Пункт выдачи')] })
  if (delivery_type !== 'pickup' && !input.address?.trim()) throw invalid({ address: [validation().required('Адрес')] })
  return {
    has_city: true,
    delivery_type,
    carrier,
    cutoff,
    assembly_minutes,
    payment_type,
    has_point: has_point === true,
  }
}

type Made = Awaited<ReturnType<typeof insertOrder>>

async function logOrder(tx: Database, actor: Principal, order: NewOrder, { id, number, parts }: Made): Promise<void> {
  await audit(
    tx,
    actor,
    {
      event: 'created',
      entity: 'order',
      entity_id: id,
      entity_label: number,
      changes: created({
        buyer_name: order.buyer_name,
        buyer_phone: maskedPhone(order.buyer_phone),
        buyer_email: order.buyer_email && maskedEmail(order.buyer_email),
        city_id: order.city_id,
        delivery_type: order.delivery_type,
        pickup_point_id: order.pickup_point_id,
        address: order.address && masked('address', order.address),
        payment_system_id: order.payment_system_id,
        status: order.status,
        source: order.source,
      }),
    },
    ...parts.map((part) => ({
      event: 'created' as const,
      entity: 'sub-order',
      entity_id: part.id,
      entity_label: part.number,
      company_id: part.company_id,
      changes: created({
        status: order.status,
        company_id: part.company_id,
        store_point_id: part.store_point_id,
        bought_kopecks: part.total_kopecks,
      }),
    })),
  )
}

function created(fields: object): Changes {
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(given.map(([field, value]: [string, unknown]) => [field, [null, value]]))
}
