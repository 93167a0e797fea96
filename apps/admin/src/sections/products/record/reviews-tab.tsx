import type { Schemas } from '@admin-panel/sdk'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { LoadFailed } from '#page/load-failed.tsx'
import { Moment } from '#page/moment.tsx'
import { useCan } from '#data/queries.ts'
import { Rating } from '#shop/reviews/rating.tsx'
import { ReviewReply } from '#shop/reviews/review-reply.tsx'
import { reviewStatuses } from '#shop/reviews/statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { reviewsOf } from '#shop/reviews/reviews-of.ts'
import type { Product } from './values.ts'
import { pathTo } from '#data/paths.ts'

/** The newest reviews of the card, with a link to the rest. */
export function ReviewsTab({ product }: { product: Product }) {
  const canOpen = useCan('log')
  const query = useQuery(reviewsOf(product.id))
  const { data, isError } = query
  if (isError && !data) return <LoadFailed query={query} />
  if (!data) return <Skeleton className="h-40" />
  if (data.items.length === 0)
    return <EmptyState heading={m.product_reviews_none()} text={m.product_reviews_none_text()} />
  return (
    <Card
      title={m.product_reviews_title({ count: data.meta.total })}
      actions={
        canOpen && (
          <TextLink render={<Link to={pathTo('reviews.list', { product_id: product.id })} />}>
            {m.product_reviews_all()}
          </TextLink>
        )
      }
    >
      <ul className="divide-y divide-line">
        {data.items.map((review) => (
          <ReviewLine key={review.id} review={review} canOpen={canOpen} />
        ))}
      </ul>
    </Card>
  )
}

function ReviewLine({ review, canOpen }: { review: Schemas['ReviewRow']; canOpen: boolean }) {
  const { id, rating, status, text, pros, cons, author_name, created_at, reply_text } = review
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating rating={rating} />
        <span className="text-secondary">{author_name}</span>
        <StatusBadge statuses={reviewStatuses} status={status} />
        <span className="text-xs text-muted">
          <Moment time={created_at} />
        </span>
        {canOpen && <TextLink render={<Link to={pathTo('reviews', id)} />}>{m.product_review_open()}</TextLink>}
      </span>
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      {pros && <p className="text-secondary">{m.product_review_pros({ text: pros })}</p>}
      {cons && <p className="text-secondary">{m.product_review_cons({ text: cons })}</p>}
      {reply_text && (
        <p className="border-s-2 border-line ps-3 break-words whitespace-pre-line">
          {m.product_review_reply({ text: reply_text })}
        </p>
      )}
      <span className="flex flex-wrap gap-2">
        <ReviewReply review={review} />
      </span>
    </li>
  )
}
