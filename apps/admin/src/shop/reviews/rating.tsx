import { m } from '#paraglide/messages.js'

const BEST = 5

/** A mark from one to five, in words and in stars. */
export function Rating({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap tabular-nums">
      <span aria-hidden className="text-amber-dot">
        {'★'.repeat(rating)}
        <span className="text-line">{'★'.repeat(BEST - rating)}</span>
      </span>
      <span className="max-sm:sr-only">{m.review_rating({ rating })}</span>
    </span>
  )
}
