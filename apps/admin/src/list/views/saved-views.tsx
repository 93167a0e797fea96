import { Button } from '@admin-panel/ui/button'
import { Popover } from '@admin-panel/ui/popover'
import { Skeleton } from '@admin-panel/ui/skeleton'
import Bookmark from 'lucide-react/icons/bookmark'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { lazyPart } from '#page/lazy-part.tsx'
import type { ViewedList } from './use-views.ts'

// Deferred: most visits do not use saved views.
const ViewsPanel = lazyPart(async () => (await import('./views-panel.tsx')).ViewsPanel, {
  fallback: () => <Skeleton className="h-24" />,
})
const ViewName = lazyPart(async () => (await import('./view-name.tsx')).ViewName, {
  fallback: m.views_title,
  isExtra: true,
})

/** Named queries of a list: the user's own and shared ones. The address names the open one. */
export function SavedViews({ list, names }: ViewedList) {
  const [query] = useSearchParams()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover
      label={m.views_title()}
      align="start"
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-80"
      trigger={
        <Button variant="ghost" size="sm">
          <Bookmark aria-hidden className="size-4 text-muted" />
          {query.has('view') ? <ViewName list={list} names={names} /> : m.views_title()}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
    >
      <ViewsPanel list={list} names={names} onClose={() => setIsOpen(false)} />
    </Popover>
  )
}
