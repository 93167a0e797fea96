import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Card } from '@admin-panel/ui/card'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { formatBrief } from '#data/time/format-date.ts'
import { Moment } from '#page/moment.tsx'
import { Page } from '#page/page.tsx'
import { Photos } from '#page/photos.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { ReviewReply } from '#shop/reviews/review-reply.tsx'
import { reviewStatuses } from '#shop/reviews/statuses.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { StatusMenu } from '#record/status/status-menu.tsx'
import { AuthorWords } from './author-words.tsx'
import { describeStatus } from './describe-status.ts'
import { ReviewFacts } from './review-facts.tsx'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

type Review = Schemas['Review']

function ReviewPage({ record: review }: { record: Review }) {
  return (
    <Page
      title={m.reviews_one_title({ subject: review.subject.label })}
      parent={<Crumbs to={[[pathTo('reviews.list'), m.entity_review()]]} />}
      actions={<ReviewActions review={review} />}
    >
      <TwoColumns
        isPadded
        side={
          <>
            <ReviewFacts review={review} />
            <StatusHistory entries={review.history} statuses={reviewStatuses} />
          </>
        }
      >
        <Complaint review={review} />
        <AuthorWords review={review} />
        {review.photos.length > 0 && <Photos images={review.photos} />}
        <Answer review={review} />
        <RecordHistory entity="review" id={review.id} />
      </TwoColumns>
    </Page>
  )
}

function ReviewActions({ review }: { review: Review }) {
  const canDelete = useCan('review.delete')
  return (
    <StatusMenu
      of="reviews"
      permission="review.statusChange"
      statuses={reviewStatuses}
      record={review}
      name={review.author_name}
      change={client.api.reviews.statusChange}
      heading={(action) => m.reviews_decide({ action })}
      describe={(status) => m.reviews_effect_of({ name: review.author_name, effect: describeStatus(status) ?? '' })}
      next={review.status === 'new' ? 'published' : undefined}
      more={
        canDelete && (
          <DeleteMenu
            of={{ entity: 'review', entity_id: review.id }}
            action={m.reviews_delete()}
            question={m.reviews_delete_title()}
            text={m.reviews_delete_text({ name: review.author_name })}
            remove={async () => {
              await client.api.reviews.delete({ id: review.id, version: review.version })
              void invalidateResource('reviews')
            }}
            done={m.reviews_deleted()}
            list={pathTo('reviews.list')}
          />
        )
      }
    />
  )
}

function Complaint({ review: { complaint_reason, complaint_comment, complaint_at } }: { review: Review }) {
  if (!complaint_at) return null
  return (
    <section className="rounded-xl bg-amber-soft px-4 py-3 text-amber-text">
      <h2 className="font-label">{m.reviews_complaint_at({ when: formatBrief(complaint_at) })}</h2>
      <p className="break-words">{[complaint_reason?.label, complaint_comment].filter(Boolean).join('. ')}</p>
    </section>
  )
}

function Answer({ review }: { review: Review }) {
  const { reply_text, reply_user, reply_at, status } = review
  return (
    <Card title={m.field_reply_text()} actions={<ReviewReply review={review} />}>
      {reply_text ? (
        <>
          <p className="break-words whitespace-pre-line">{reply_text}</p>
          <p className="mt-1 text-xs text-muted">
            {reply_user && `${reply_user.label}, `}
            <Moment time={reply_at} />
          </p>
        </>
      ) : (
        <p className="text-muted">{status === 'published' ? m.reviews_no_reply() : m.reviews_reply_later()}</p>
      )}
    </Card>
  )
}

export const { Component, loader } = recordScreen(queries.reviews.view, ReviewPage)
