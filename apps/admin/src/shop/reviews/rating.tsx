import { m } from '#paraglide/messages.js'

const BEST = 5

/** A mark from one to five, in stars and in words, which a narrow column leaves to screen readers. */
export function Rating({ rating, hasWords = true }: { rating: number; hasWords?: boolean }) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap tabular-nums">
      <span aria-hidden className="text-amber-dot">
        {'★'.repeat(rating)}
        <span className="text-line">{'★'.repeat(BEST - rating)}</span>
      </span>
      <span className={hasWords ? 'max-sm:sr-only' : 'sr-only'}>{m.review_rating({ rating })}</span>
    </span>
  )
}
