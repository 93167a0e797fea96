import { Button } from '@admin-panel/ui/button'
import { m } from '#paraglide/messages.js'
import { formatBrief } from '#data/time/format-date.ts'

/** The unsaved input of another tab. */
export interface DraftOffer {
  at: number
  take: () => void
  forget: () => void
}

interface DraftNoticeProps {
  edit: { isRestored: boolean; offer?: DraftOffer | null | undefined; discard: () => void }
}

/** Says that unsaved input was restored, or offers the one that another tab has left. */
export function DraftNotice({ edit: { isRestored, offer, discard } }: DraftNoticeProps) {
  if (!isRestored && !offer) return null
  return (
    <output className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-xl bg-amber-soft px-3 py-2 text-amber-text">
      {isRestored ? (
        <>
          <span>{m.form_draft_restored()}</span>
          <Button size="sm" onClick={discard}>
            {m.form_draft_discard()}
          </Button>
        </>
      ) : (
        offer && (
          <>
            <span>{m.form_draft_elsewhere({ time: formatBrief(new Date(offer.at).toISOString()) })}</span>
            <Button size="sm" onClick={offer.take}>
              {m.form_draft_take()}
            </Button>
            <Button size="sm" onClick={offer.forget}>
              {m.form_draft_forget()}
            </Button>
          </>
        )
      )}
    </output>
  )
}
