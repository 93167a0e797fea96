import { randomId, type Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { queries, queryClient } from '#data/queries.ts'
import { RefusedFields } from '#form/use-server-errors.ts'
import { blank, numberOf, problemOf, type Values } from './draft.ts'
import { knownPlan, offerIn } from './plan.ts'

/** The source of the orders that staff make. */
const SOURCE = 'panel'

export interface Created {
  version: number
  number: string
  /** An earlier request had made the order, of another content. */
  isEarlier: boolean
}

export const deliveryQuery = (id: number | null) => ({
  ...queries.deliveries.view({ id: id ?? 0 }),
  enabled: id !== null,
})

const typeOf = (id: number | null) => queryClient.getQueryData<Schemas['Delivery']>(deliveryQuery(id).queryKey)?.type

/** Mistakes that the rules of single fields cannot express. */
export function mistakesOf({ lines, delivery_id, address, pickup_point_id }: Values) {
  const type = typeOf(delivery_id)
  const plan = knownPlan(lines)
  const row = lines.findIndex((line) => problemOf(line, offerIn(plan, line.offer_id, true)))
  const line = lines[row]
  const problem = line && problemOf(line, offerIn(plan, line.offer_id, true))
  return {
    ...(lines.length === 0 && { lines: m.orders_create_no_lines() }),
    ...(problem && { lines: m.orders_create_line({ row: row + 1, problem: problem.message }) }),
    ...(type === 'pickup' && pickup_point_id === null && { pickup_point_id: m.orders_create_no_point() }),
    ...(type && type !== 'pickup' && address === null && { address: m.orders_create_no_address() }),
  }
}

/** Sends the order; whatever happened to earlier requests with its number, there is one order of it. */
export async function sendOrder(values: Partial<Values>, renew: (externalId: string) => void): Promise<Created> {
  const { items } = await client.api.orders.receive({ items: [factOf({ ...blank, ...values })] })
  const [answer] = items
  if (!answer) throw new Error('The server answered without the order')
  if (answer.state === 'applied' && answer.entity_label !== null)
    return {
      version: 1,
      number: answer.entity_label,
      isEarlier: answer.differences.some((field) => field !== 'occurred_at'),
    }
  if (answer.state === 'rejected') {
    renew(randomId())
    throw new RefusedFields(m.orders_create_rejected(), {})
  }
  const message = answer.message ?? m.error_generic()
  throw new RefusedFields(message, { [answer.field ?? 'form']: [message] })
}

function factOf(values: Values): Schemas['OrderFact'] {
  const isPickup = typeOf(values.delivery_id) === 'pickup'
  return {
    source: SOURCE,
    external_id: values.external_id,
    occurred_at: new Date().toISOString(),
    channel: 'manual',
    buyer_name: values.buyer_name,
    buyer_phone: values.buyer_phone,
    buyer_email: values.buyer_email,
    city_id: values.city_id ?? 0,
    delivery_id: values.delivery_id ?? 0,
    address: isPickup ? null : values.address,
    pickup_point_id: isPickup ? values.pickup_point_id : null,
    payment_system_id: values.payment_system_id ?? 0,
    delivery_kopecks: numberOf(values.delivery_kopecks),
    comment_buyer: values.comment_buyer,
    lines: values.lines.map(({ offer_id, quantity, price_kopecks, discount_kopecks }) => ({
      offer_id,
      quantity: numberOf(quantity),
      price_kopecks: numberOf(price_kopecks),
      discount_kopecks: numberOf(discount_kopecks),
    })),
  }
}

/** A refusal of the call as a whole names a field below its only item: `items.0.buyer_name`. */
export const fieldOfError = (path: string) => path.replace(/^items\.0\./, '')
