import type { Schemas } from '@admin-panel/sdk'
import { normalizePhone, type Rules } from '@admin-panel/sdk/validation'
import type { Unread } from '@admin-panel/ui/read-number'
import { m } from '#paraglide/messages.js'
import { ordersUpdateRules } from '#contract/rules/orders.gen.ts'

type Typed = number | Unread | null

/** What is shown of an offer stands in the line, so that a restored draft shows its lines at once. */
export interface Line {
  offer_id: number
  name: string
  note: string
  quantity: Typed
  price_kopecks: Typed
  discount_kopecks: Typed
}

export interface Values {
  /** The number of the order at its sender, made when the draft begins: sent again, it is the same order. */
  external_id: string
  buyer_phone: string
  buyer_name: string
  buyer_email: string | null
  city_id: number | null
  delivery_id: number | null
  address: string | null
  pickup_point_id: number | null
  delivery_kopecks: Typed
  payment_system_id: number | null
  comment_buyer: string | null
  lines: Line[]
}

export const blank: Values = {
  external_id: '',
  buyer_phone: '',
  buyer_name: '',
  buyer_email: '',
  city_id: null,
  delivery_id: null,
  address: '',
  pickup_point_id: null,
  delivery_kopecks: null,
  payment_system_id: null,
  comment_buyer: '',
  lines: [],
}

const { buyer_phone, buyer_name, buyer_email, address, pickup_point_id, comment_staff } = ordersUpdateRules
const id = { ...pickup_point_id, required: true }

export const rules = {
  external_id: { label: m.orders_create, type: 'string' },
  buyer_phone: { ...buyer_phone, required: true },
  buyer_name: { ...buyer_name, label: m.orders_create_name, required: true },
  buyer_email,
  city_id: { ...id, label: m.field_city_id },
  delivery_id: { ...id, label: m.orders_create_delivery_method },
  address,
  pickup_point_id,
  delivery_kopecks: {
    label: m.orders_create_delivery_cost,
    type: 'integer',
    minimum: 0,
    maximum: 9_007_199_254_740_991,
    required: true,
  },
  payment_system_id: { ...id, label: m.filter_payment_system_id },
  comment_buyer: { ...comment_staff, label: m.orders_create_comment },
  lines: { label: m.orders_items, type: 'array', items: { type: 'object' }, maxItems: 200 },
} satisfies Rules

/** The type of the delivery decides which of the two is shown; what is shown is required. */
export const shownRules = {
  ...rules,
  address: { ...address, required: true },
  pickup_point_id: { ...pickup_point_id, required: true },
} satisfies Rules

export const toPayload = (values: Values): Values => ({
  ...values,
  buyer_phone: normalizePhone(values.buyer_phone) ?? values.buyer_phone,
  buyer_name: values.buyer_name.trim(),
  buyer_email: values.buyer_email?.trim() || null,
  address: values.address?.trim() || null,
  comment_buyer: values.comment_buyer?.trim() || null,
})

export const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

export const sumOfLine = ({ price_kopecks, quantity, discount_kopecks }: Line) =>
  numberOf(price_kopecks) * numberOf(quantity) - numberOf(discount_kopecks)

type Offer = Schemas['OfferForOrder']

export interface Problem {
  field: 'quantity' | 'price_kopecks' | 'discount_kopecks' | null
  message: string
}

/** What is wrong with a line; `offer` is what the server knows of it, undefined while that is not known. */
export function problemOf(line: Line, offer: Offer | null | undefined): Problem | undefined {
  const quantity = numberOf(line.quantity)
  if (offer === null) return { field: null, message: m.orders_create_gone() }
  if (offer?.obstacle) return { field: null, message: offer.obstacle }
  if (quantity < 1) return { field: 'quantity', message: m.orders_create_no_quantity() }
  if (offer && quantity < offer.min_order)
    return { field: 'quantity', message: m.orders_create_least({ count: offer.min_order }) }
  if (offer && quantity > offer.available)
    return { field: 'quantity', message: m.orders_create_short({ count: offer.available }) }
  if (numberOf(line.price_kopecks) < 1) return { field: 'price_kopecks', message: m.orders_create_no_price() }
  if (sumOfLine(line) < 0) return { field: 'discount_kopecks', message: m.orders_create_over() }
  return undefined
}
