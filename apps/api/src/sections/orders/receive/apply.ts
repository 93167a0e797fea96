import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { audit, type AuditEntry, type Changes } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { invalid, Refusal, unlessRefused } from '#errors.ts'
import { spread } from '#records/money.ts'
import { type Applied, defineFact, numberKey, orderKey } from '#sections/facts/public.ts'
import { announceSubOrder } from '#sections/sub-orders/public.ts'
import { normalizeEmail } from '#text/addresses/email.ts'
import { sayCounted, validation } from '#text/language/say.ts'
import { rublesInWords } from '#text/rubles.ts'
import { masked, maskedEmail, maskedPhone } from '#text/masked.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { insertOrders, type NewOrder, type NewPart } from './insert.ts'
import { findOffers, type Offer, partsOf, type SoldLine, soldLines } from './lines.ts'

type Input = Schemas['OrderFact']

/** An order that is not prepaid is paid at the hand-over. */
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
  apply: async ({ db, actor, input }) => {
    const [outcome] = await applyOrders(db, actor, [input])
    if (!outcome || outcome instanceof Refusal) throw outcome ?? new Error('The order has no outcome')
    return outcome
  },
  applyAll: async ({ db, actor, inputs }) => applyOrders(db, actor, inputs),
})

/** Reads what the orders of a call refer to, checks each of them, and stores those that no rule refuses. */
async function applyOrders(tx: Database, actor: Principal, inputs: readonly Input[]): Promise<(Applied | Refusal)[]> {
  const terms = await termsOf(tx, inputs)
  const lines = inputs.flatMap((input, order) => input.lines.map((line, row) => ({ ...line, order, row })))
  const offers = Map.groupBy(await findOffers(tx, lines), ({ row }) => lines[row]?.order)
  const orders = inputs.map((input, n) => {
    const named = (offers.get(n) ?? []).map((offer) => ({ ...offer, row: lines[offer.row]?.row ?? 0 }))
    return unlessRefused(() => orderOf(actor, input, requireTerms(input, terms[n]), named))
  })
  const made = await insertOrders(
    tx,
    actor,
    orders.flatMap((order) => (order instanceof Refusal ? [] : [order])),
  )
  await logOrders(tx, actor, made)
  const numbers = new Map<NewOrder | Refusal, Made>(made.map((one) => [one.order, one]))
  const outcomes: (Applied | Refusal)[] = []
  for (const [n, order] of orders.entries()) {
    const [input, stored] = [inputs[n], numbers.get(order)]
    if (order instanceof Refusal) outcomes.push(order)
    else if (input && stored) outcomes.push(await appliedOf(tx, actor, input, stored))
  }
  return outcomes
}

async function appliedOf(
  tx: Database,
  actor: Principal,
  { source, external_id }: Input,
  { order, id, number, parts }: Made,
): Promise<Applied> {
  if (order.status === 'new') for (const part of parts) await announceSubOrder(tx, actor, part.id)
  return {
    entity: 'order',
    entity_id: id,
    entity_label: number,
    frees: [orderKey(source, external_id), numberKey(number)],
  }
}

function orderOf(actor: Principal, input: Input, terms: Terms, offers: readonly Offer[]): NewOrder {
  const parts = partsOf(soldLines(actor, input.lines, offers))
  const delivery = spread(input.delivery_kopecks, weightsOf(parts))
  const buyer_name = oneLine(input.buyer_name)
  if (buyer_name === '') throw invalid({ buyer_name: [validation().required('Покупатель')] })
  return {
    buyer_name,
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
    status: IS_PREPAID[terms.payment_type] ? 'awaiting_payment' : 'new',
    comment_buyer: input.comment_buyer?.trim() || null,
    source: input.channel ?? 'site',
    placed_at: input.occurred_at,
    parts: parts.map((part, index): NewPart => ({ ...part, delivery_kopecks: delivery[index] ?? 0 })),
  }
}

/** The delivery is shared in proportion to the goods; free goods share it equally. */
function weightsOf(parts: readonly { lines: readonly SoldLine[] }[]): number[] {
  const sums = parts.map(({ lines }) =>
    lines.reduce((sum, line) => sum + line.price_kopecks * line.quantity - line.discount_kopecks, 0),
  )
  return sums.some((sum) => sum > 0) ? sums : sums.map(() => 1)
}

interface Terms {
  delivery_type: Schemas['DeliveryType']
  carrier: Schemas['Carrier']
  cutoff: string
  assembly_minutes: number
  payment_type: Schemas['PaymentSystemType']
}

type Found = { [Field in keyof Terms]: Terms[Field] | null } & { has_city: boolean; has_point: boolean }

/** Reads the handbooks that orders refer to, in their order. */
async function termsOf(tx: Database, inputs: readonly Input[]): Promise<Found[]> {
  const named = inputs.map(({ city_id, delivery_id, payment_system_id, pickup_point_id = null }, n) => ({
    n,
    city_id,
    delivery_id,
    payment_system_id,
    pickup_point_id,
  }))
  const { rows } = await tx.execute<Found>(sql`
    select city.id is not null as has_city, delivery.type as delivery_type, carrier, delivery.cutoff, delivery.assembly_minutes,
      payment_system.type as payment_type, point.id is not null as has_point
    from json_to_recordset(${JSON.stringify(named)}) as named (n int, city_id int8, delivery_id int8, payment_system_id int8, pickup_point_id int8)
      left join city on city.id = named.city_id
      left join delivery on delivery.id = named.delivery_id and delivery.is_active
      left join payment_system on payment_system.id = named.payment_system_id and payment_system.is_active
      left join store_point point on point.id = named.pickup_point_id and point.city_id = named.city_id
        and point.type in ('pickup_point', 'parcel_locker') and point.status = 'active'
    order by n`)
  return rows
}

/** Records that an order refers to must exist; a refusal names the field. */
function requireTerms(input: Input, found: Found | undefined): Terms {
  if (!found?.has_city) throw invalid({ city_id: [validation().enum('Город')] })
  const { delivery_type, carrier, cutoff, assembly_minutes, payment_type, has_point } = found
  if (!delivery_type || !carrier || cutoff === null || assembly_minutes === null)
    throw invalid({ delivery_id: [validation().enum('Способ доставки')] })
  if (!payment_type) throw invalid({ payment_system_id: [validation().enum('Способ оплаты')] })
  if (delivery_type === 'pickup' && !has_point) throw invalid({ pickup_point_id: [validation().enum('Пункт выдачи')] })
  if (delivery_type !== 'pickup' && !input.address?.trim()) throw invalid({ address: [validation().required('Адрес')] })
  return { delivery_type, carrier, cutoff, assembly_minutes, payment_type }
}

type Made = Awaited<ReturnType<typeof insertOrders>>[number]

async function logOrders(tx: Database, actor: Principal, made: readonly Made[]): Promise<void> {
  await audit(tx, actor, ...made.flatMap(entriesOf))
}

function entriesOf({ order, id, number, parts }: Made): AuditEntry[] {
  return [
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
  ]
}

function created(fields: object): Changes {
  const given = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(given.map(([field, value]: [string, unknown]) => [field, [null, value]]))
}
