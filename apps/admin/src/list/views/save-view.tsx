import { IconButton } from '@admin-panel/ui/icon-button'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { LazyPopover } from '#page/lazy-popover.tsx'
import { NewView } from './new-view.tsx'
import { useViews, type ViewedList } from './use-views.ts'

/** Keeps the present filters as a view, unless they are one already. */
export function SaveView(list: ViewedList) {
  const [isOpen, setIsOpen] = useState(false)
  const { isPending, pills, query } = useViews(list)
  if (isPending || query === '' || pills.some(({ isCurrent }) => isCurrent)) return null
  return (
    <LazyPopover
      label={m.views_save_new()}
      align="start"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-80"
      trigger={
        // Words would fill a row of their own beside a single filter.
        <IconButton label={m.views_save_new()} className="text-link">
          <BookmarkPlus aria-hidden className="size-4" />
        </IconButton>
      }
    >
      <NewView {...list} onClose={() => setIsOpen(false)} />
    </LazyPopover>
  )
}
