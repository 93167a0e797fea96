import type { Schemas } from '@admin-panel/sdk'
import { type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeMany } from '#records/many/change-many.ts'
import type { ChangeOf } from '#records/many/in-groups.ts'
import { type Asked, type BulkResult, bulkResultOf, type ManyResult } from '#records/many/outcomes.ts'
import type { Context } from '#records/record.ts'
import { productOffer } from '#sections/product-offers/schema.ts'
import { pricedBy } from './priced-by.ts'
import { readPricing, type SetPrice } from './set-price.ts'
import { wrongTerms } from './terms.ts'
import { validation } from '#text/language/say.ts'
import { lockOffers, type LockedOffer } from './lock-offers.ts'

/** The limits of `Price` in the contract, in kopecks. */
const LOWEST = 100
const HIGHEST = 10_000_000_000

type Body = Call<'productOffers.changePrices'>['body']

/** Changes the prices of offers by a formula, each by the rules of a single one. */
export async function changePrices({ body, db, actor }: Call<'productOffers.changePrices'>): Promise<BulkResult> {
  const { formula, old_price = 'keep', ...offers } = body
  requireSteps(formula)
  const done = await writePrices({ db, actor }, offers, (offer) => {
    const price_kopecks = pricedBy(formula, offer.price_kopecks)
    return { price_kopecks, old_price_kopecks: oldPriceOf(offer, price_kopecks, old_price) }
  })
  return bulkResultOf(done, offers)
}

type Prices = Pick<LockedOffer, 'price_kopecks' | 'old_price_kopecks'>

/** Prices come back as `productOffers.update` writes them, each to its own. */
export const manyPrices = {
  fields: ['price_kopecks', 'old_price_kopecks'] as const,
  change(context: Context, changes: readonly ChangeOf<Partial<Prices>>[]): Promise<ManyResult> {
    const wanted = new Map(changes.map(({ id, body }) => [id, body]))
    return writePrices(context, { items: changes }, ({ id, price_kopecks, old_price_kopecks }) => ({
      price_kopecks,
      old_price_kopecks,
      ...wanted.get(id),
    }))
  },
}

function writePrices(
  { db, actor }: Context,
  offers: { items: readonly Asked[]; dry_run?: boolean },
  pricesOf: (offer: LockedOffer) => Prices,
): Promise<ManyResult> {
  return changeMany(
    { db, actor },
    {
      entity: 'product-offer',
      table: productOffer,
      ...offers,
      lock: (tx, ids) => lockOffers(tx, actor, ids),
      async rules(tx, rows) {
        const ids = rows.map(({ id }) => id)
        const setPrice = await readPricing(tx, actor, ids)
        return (offer) => ({ fields: nextPrices(offer, pricesOf(offer), setPrice), details: {} })
      },
    },
  )
}

function requireSteps({ percent, ...steps }: Body['formula']) {
  if (percent === undefined && Object.keys(steps).length === 0)
    throw invalid({ formula: ['Формула: укажите процент, сумму или округление'] })
  if (percent !== undefined && Number(percent.toFixed(2)) !== percent)
    throw invalid({ 'formula.percent': ['Процент: не больше двух знаков после запятой'] })
}

function nextPrices(offer: LockedOffer, { price_kopecks, old_price_kopecks }: Prices, setPrice: SetPrice) {
  const details: Details = {}
  if (price_kopecks < LOWEST || price_kopecks > HIGHEST) details['price_kopecks'] = [outOfLimits()]
  for (const [field, message] of wrongTerms({ ...offer, price_kopecks, old_price_kopecks }))
    (details[field] ??= []).push(message)
  if (Object.keys(details).length > 0) throw invalid(details)
  return { ...setPrice(offer, price_kopecks), old_price_kopecks }
}

function oldPriceOf(offer: LockedOffer, price_kopecks: number, change: Schemas['OldPriceChange']): number | null {
  if (change === 'clear') return null
  const isReplaced = change === 'set' && price_kopecks !== offer.price_kopecks
  return isReplaced ? offer.price_kopecks : offer.old_price_kopecks
}

function outOfLimits(): string {
  const words = validation()
  return words.range('Цена', words.quantity(LOWEST, 'kopecks'), words.quantity(HIGHEST, 'kopecks'))
}
