import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { Rating } from '#shop/reviews/rating.tsx'
import { FlagChips } from './flag-chips.tsx'
import { MarkedText } from './marked-text.tsx'

type Review = Schemas['Review']

/** The author's text, which staff cannot change. */
export function AuthorWords({ review }: { review: Review }) {
  const { author_name, is_verified, rating, criteria, marks } = review
  const parts = [
    { field: 'text', title: null, text: review.text },
    { field: 'pros', title: m.reviews_pros(), text: review.pros },
    { field: 'cons', title: m.reviews_cons(), text: review.cons },
  ]
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="text-lead">
            <Rating rating={rating} />
          </span>
          <span className="font-label">{author_name}</span>
          {is_verified && <span className="text-secondary">{m.reviews_verified()}</span>}
        </div>
        {review.flags.length > 0 && <FlagChips review={{ ...review, has_complaint: false }} />}
        {parts.every(({ text }) => !text) && <p className="text-muted">{m.reviews_without_text()}</p>}
        {parts.map(
          ({ field, title, text }) =>
            text && (
              <div key={field}>
                {title && <h2 className="mb-0.5 text-secondary">{title}</h2>}
                <MarkedText text={text} marks={marks.filter((mark) => mark.field === field)} />
              </div>
            ),
        )}
        {criteria.length > 0 && (
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {criteria.map(({ id, label, rating: score }) => (
              <li key={id} className="flex flex-wrap gap-x-2">
                <span className="text-secondary">{label}</span>
                <Rating rating={score} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
