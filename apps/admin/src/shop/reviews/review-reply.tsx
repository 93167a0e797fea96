import { Button } from '@admin-panel/ui/button'
import Flag from 'lucide-react/icons/flag'
import Reply from 'lucide-react/icons/reply'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import type { Answered } from './answered.ts'

// Deferred: replies are read always but written rarely.
const ReplyDialog = lazyPart(async () => (await import('./reply-dialog.tsx')).ReplyDialog)
const ComplaintDialog = lazyPart(async () => (await import('./complaint-dialog.tsx')).ComplaintDialog)

/** The responses to a review: a reply if it is published, and the seller's complaint. */
export function ReviewReply({ review }: { review: Answered }) {
  const [open, setOpen] = useState<'reply' | 'complaint' | null>(null)
  const canUpdate = useCan('review.update')
  const isSeller = useIsSeller()
  const close = () => setOpen(null)
  if (!canUpdate) return null
  return (
    <>
      {review.status === 'published' && (
        <Button size="sm" onClick={() => setOpen('reply')}>
          <Reply aria-hidden />
          {review.reply_text ? m.review_reply_edit() : m.review_reply()}
        </Button>
      )}
      {isSeller && !review.has_complaint && (review.status === 'published' || review.status === 'new') && (
        <Button size="sm" onClick={() => setOpen('complaint')}>
          <Flag aria-hidden />
          {m.review_complain()}
        </Button>
      )}
      {open === 'reply' && <ReplyDialog review={review} onClose={close} />}
      {open === 'complaint' && <ComplaintDialog review={review} onClose={close} />}
    </>
  )
}
