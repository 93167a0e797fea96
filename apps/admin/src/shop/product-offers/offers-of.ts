import { everyRow } from '#data/every-row.ts'

/** The offers of a card, cheapest first; sellers see only their own. */
export const offersOf = (productId: number) =>
  everyRow('productOffers.list', { product_id: [productId], sort: ['price_kopecks'] })
