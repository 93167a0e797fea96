import { m } from '#paraglide/messages.js'

/** The filters differ from those of the open view. */
export function DirtyMark() {
  return (
    <span title={m.views_dirty()} className="size-2 shrink-0 rounded-full bg-amber-dot">
      <span className="sr-only">{m.views_dirty()}</span>
    </span>
  )
}
