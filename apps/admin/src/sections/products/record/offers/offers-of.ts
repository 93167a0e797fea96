import { queries } from '#data/queries.ts'

// A card has tens of sellers, not hundreds.
const ALL = 100

/** The offers of a card, cheapest first; sellers see only their own. */
export const offersOf = (productId: number) =>
  queries.productOffers.list({ product_id: [productId], per_page: ALL, sort: ['price_kopecks'] })
