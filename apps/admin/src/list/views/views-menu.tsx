import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import { LazyPopover } from '#page/lazy-popover.tsx'
import { DirtyMark } from './dirty-mark.tsx'
import type { ViewedList } from './use-views.ts'

// Deferred: most visits do not change views.
const ViewsPanel = lazyPart(async () => (await import('./views-panel.tsx')).ViewsPanel, {
  fallback: () => <Skeleton className="h-24" />,
})

interface ViewsMenuProps extends ViewedList {
  /** How many views have no room beside the menu. */
  hidden: number
  /** The open view, if it has no room. */
  current: string | undefined
  /** The present filters differ from those of that view. */
  isDirty: boolean
}

/** All views of a list, and what keeps the present filters as one. */
export function ViewsMenu({ hidden, current, isDirty, ...list }: ViewsMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const buttonLabel = hidden > 0 && (current ?? m.views_more({ count: hidden }))
  return (
    <LazyPopover
      label={m.views_title()}
      align="start"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-80"
      trigger={
        <Button variant="ghost" size="sm" className="text-secondary">
          {buttonLabel ? (
            <>
              <span className="sr-only">{m.views_title()}: </span>
              <span className="max-w-40 truncate">{buttonLabel}</span>
              {current && isDirty && <DirtyMark />}
            </>
          ) : (
            m.views_title()
          )}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <ViewsPanel {...list} onClose={() => setIsOpen(false)} />
    </LazyPopover>
  )
}
