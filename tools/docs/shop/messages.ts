import { articleOf, CARDS, type Ids, innOf, priceOf, SELLERS } from './catalog.ts'

/** What a shop, its bank and its carrier say of an order, before it is written as messages. */
export interface Sale {
  readonly name: string
  readonly isPrepaid: boolean
  /** A prepaid order that the buyer never paid. */
  readonly isUnpaid: boolean
  readonly lines: readonly { seller: number; card: number; quantity: number; price: number; discount: number }[]
  readonly delivery: number
  readonly cancelled: 'nothing' | 'a piece' | 'all'
  readonly arrival: 'handed over' | 'on the way'
  readonly isReturned: boolean
  readonly isReviewed: boolean
}

/** Orders of one to four sellers, with each of the ways that an order can go. */
export function sales(count: number): Sale[] {
  return Array.from({ length: count }, (_, i) => {
    const isPrepaid = i % 3 !== 2
    const cancelled = i % 22 === 5 ? 'all' : i % 11 === 4 ? 'a piece' : 'nothing'
    const arrival = i % 17 === 3 ? 'on the way' : 'handed over'
    const parts = 1 + (i % 4)
    return {
      name: `A-${i}`,
      isPrepaid,
      isUnpaid: isPrepaid && i % 13 === 7,
      lines: Array.from({ length: parts }, (__, k) => {
        const [seller, card] = [(i + k) % SELLERS, (i + 3 * k) % CARDS]
        return {
          seller,
          card,
          quantity: k === 0 ? 2 : 1 + ((i + k) % 3),
          price: priceOf(seller, card) - (i % 10 === 0 ? 500 : 0),
          discount: i % 6 === 0 && k > 0 ? 100 : 0,
        }
      }),
      delivery: 30_000 + i,
      cancelled,
      arrival,
      isReturned: i % 19 === 6 && arrival === 'handed over' && cancelled === 'nothing',
      isReviewed: i % 5 === 0,
    }
  })
}

export const totalOf = ({ lines, delivery }: Sale): number =>
  lines.reduce((sum, { quantity, price, discount }) => sum + quantity * price - discount, delivery)

/** The parcels of a sale that is paid and not cancelled. */
export const trackOf = ({ name }: Sale, seller: number): string => `T-${name}-${seller}`

interface Known extends Ids {
  reasons: { cancel: number; return: number }
  /** Offers by the seller's own article. */
  offers: ReadonlyMap<string, number>
}

export interface Message {
  call: string
  item: { source: string; external_id: string; occurred_at: string }
}

/** Every message of the sales, with the numbers of their senders. */
export function messagesOf(all: readonly Sale[], known: Known, now: Date): Message[] {
  return all.flatMap((sale) => ofSale(sale, known, now))
}

function ofSale(sale: Sale, known: Known, now: Date): Message[] {
  const { name, lines, isPrepaid, isUnpaid, cancelled } = sale
  const at = (minutes: number) => new Date(Math.floor(now.getTime() / 1000) * 1000 + minutes * 60_000 - 3_600_000)
  const message = (call: string, source: string, external_id: string, minutes: number, item: object): Message => ({
    call,
    item: { source, external_id, occurred_at: at(minutes).toISOString().replace('.000Z', 'Z'), ...item },
  })
  const ofOrder = { order_source: 'shop', order_external_id: name }
  const offerOf = ({ seller, card }: { seller: number; card: number }) =>
    known.offers.get(`S${seller}-${articleOf(card)}`) ?? 0
  const [first] = lines
  const all: Message[] = []
  all.push(
    message('orders.receive', 'shop', name, 0, {
      buyer_name: `Покупатель ${name}`,
      buyer_phone: '+79161234567',
      city_id: known.city_id,
      delivery_id: known.delivery_id,
      address: 'ул. Мира, 5',
      payment_system_id: known.payment_system_ids[isPrepaid ? 'card' : 'cash'],
      delivery_kopecks: sale.delivery,
      lines: lines.map(({ seller, card, quantity, price, discount }, place) => ({
        // Half of the lines name their offer as its seller does.
        ...(place % 2 === 0
          ? { offer_id: offerOf({ seller, card }) }
          : { company_id: known.company_ids[innOf(seller)], article: articleOf(card) }),
        quantity,
        price_kopecks: price,
        ...(discount > 0 && { discount_kopecks: discount }),
      })),
    }),
  )
  const money = (kind: string, number: string, minutes: number, kopecks: number) =>
    message('payments.record', 'bank', number, minutes, { ...ofOrder, kind, kopecks })
  if (isPrepaid && !isUnpaid) {
    const half = Math.floor(totalOf(sale) / 2)
    all.push(money('captured', `P-${name}-1`, 1, half), money('captured', `P-${name}-2`, 2, totalOf(sale) - half))
    if (cancelled === 'all') all.push(money('refunded', `P-${name}-1`, 9, totalOf(sale)))
    if (cancelled === 'a piece') all.push(money('refunded', `P-${name}-1`, 9, first?.price ?? 0))
  }
  if (cancelled !== 'nothing')
    all.push(
      message('subOrders.cancelByBuyer', 'shop', `C-${name}`, 3, {
        ...ofOrder,
        reason_id: known.reasons.cancel,
        ...(cancelled === 'a piece' && first && { items: [{ offer_id: offerOf(first), quantity: 1 }] }),
      }),
    )
  if (!isUnpaid && cancelled !== 'all')
    for (const seller of new Set(lines.map((line) => line.seller)))
      for (const code of sale.arrival === 'handed over' ? ['accepted', 'delivered'] : ['accepted'])
        all.push(
          message('shipments.scan', 'cdek', `${trackOf(sale, seller)}-${code}`, code === 'accepted' ? 20 : 40, {
            carrier: 'cdek',
            track_number: trackOf(sale, seller),
            code,
            place: 'Москва',
          }),
        )
  if (sale.isReturned && !isUnpaid && first)
    all.push(
      message('returns.request', 'shop', `R-${name}`, 50, {
        ...ofOrder,
        reason_id: known.reasons.return,
        items: [{ offer_id: offerOf(first), quantity: 1 }],
      }),
    )
  if (sale.isReviewed && first)
    all.push(
      message('reviews.receive', 'shop', `V-${name}`, 55, {
        ...ofOrder,
        target: 'product',
        offer_id: offerOf(first),
        author_name: `Покупатель ${name}`,
        rating: 5,
        text: 'Подошли без доработки, не скрипят',
      }),
    )
  return all
}

/** Each message twice, in an order that depends on the seed alone. */
export function twiceShuffled(messages: readonly Message[], seed: number): Message[] {
  const twice = [...messages, ...messages]
  let state = seed
  for (let place = twice.length - 1; place > 0; place--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (place + 1)
    const [a, b] = [twice[place], twice[other]]
    if (a && b) [twice[place], twice[other]] = [b, a]
  }
  return twice
}
