import { queries } from '#data/queries.ts'

// A card is sold by tens of sellers, not by hundreds.
const ALL = 100

/** The offers of a card, the cheapest first; of a seller, their own only. */
export const offersOf = (productId: number) =>
  queries.productOffers.list({ product_id: [productId], per_page: ALL, sort: ['price_kopecks'] })
