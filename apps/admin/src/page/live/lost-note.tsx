import Unplug from 'lucide-react/icons/unplug'
import { useLostSince } from '#data/live/reach.ts'
import { formatBrief } from '#data/time/format-date.ts'
import { m } from '#paraglide/messages.js'

/** Says above every screen that the server does not answer, and of when the data is. */
export function LostNote() {
  const since = useLostSince()
  return (
    <output className="contents">
      {since !== null && (
        <span
          data-banner=""
          className="sticky top-12 z-20 flex min-h-8 items-center gap-2 bg-amber-soft px-4 py-1 text-amber-text md:top-0"
        >
          <Unplug aria-hidden className="size-4 shrink-0" />
          {m.live_lost({ when: formatBrief(new Date(since).toISOString()) })}
        </span>
      )}
    </output>
  )
}
