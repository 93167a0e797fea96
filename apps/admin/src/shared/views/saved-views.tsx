import { Button } from '@admin-panel/ui/button'
import { Popover } from '@admin-panel/ui/popover'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { Bookmark, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { ViewedList } from './use-views.ts'

// Most visits to a list do without them.
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }))
const ViewName = lazy(async () => ({ default: (await import('./view-name.tsx')).ViewName }))

/** Queries of a list that have names: one's own, and those that others share. The address says which one is open. */
export function SavedViews({ path, names }: ViewedList) {
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
          {query.has('view') ? (
            <Suspense fallback={m.views_title()}>
              <ViewName path={path} names={names} />
            </Suspense>
          ) : (
            m.views_title()
          )}
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-24" />}>
        <ViewsPanel path={path} names={names} onClose={() => setIsOpen(false)} />
      </Suspense>
    </Popover>
  )
}
