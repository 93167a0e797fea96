import { m } from '#paraglide/messages.js'
import { useViews, type ViewedList } from './use-views.ts'

/** Shows the open view's name, with a dot if its filters have changed. */
export function ViewName(list: ViewedList) {
  const { current, isDirty } = useViews(list)
  return (
    <>
      <span className="max-w-48 truncate">{current?.name ?? m.views_title()}</span>
      {isDirty && (
        <span title={m.views_dirty()} className="size-2 rounded-full bg-amber-dot">
          <span className="sr-only">{m.views_dirty()}</span>
        </span>
      )}
    </>
  )
}
