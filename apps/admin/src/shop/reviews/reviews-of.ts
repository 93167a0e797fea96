import { queries } from '#data/queries.ts'

const MAX_REVIEWS = 10

/** The newest reviews of a card, and their total. */
export const reviewsOf = (id: number) => queries.reviews.list({ product_id: [id], per_page: MAX_REVIEWS })
