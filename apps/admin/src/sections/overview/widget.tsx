import { cn } from '@admin-panel/ui/cn'
import { Skeleton } from '@admin-panel/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useLostSince } from '#data/live/reach.ts'
import { formatBrief } from '#data/time/format-date.ts'
import { Card } from '@admin-panel/ui/card'
import { LoadFailed } from '#page/load-failed.tsx'

export const PLOT_HEIGHT = 'min-h-88'

interface WidgetProps<Data> {
  title: string
  actions?: ReactNode
  query: UseQueryResult<Data>
  /** Whether there is nothing to show. */
  isEmpty?: (data: Data) => boolean
  /** The least height of the content and of its placeholder, so that nothing below moves. */
  height?: string
  children: (data: Data) => ReactNode
}

/** A part of the overview: it loads alone, and alone it fails. */
export function Widget<Data>({ title, actions, query, isEmpty, height = 'min-h-40', children }: WidgetProps<Data>) {
  const { data, isError, dataUpdatedAt } = query
  // Above every screen stands that the server is away.
  const isAway = useLostSince() !== null
  const isOld = data !== undefined && isError && !isAway
  return (
    <Card title={title} actions={actions} className="h-full">
      {data === undefined && !isError && <Loading height={height} />}
      {data === undefined && isError && <LoadFailed query={query} heading={m.overview_failed()} />}
      {data !== undefined && (
        <div className={height}>
          {isOld && (
            <output className="mb-2 block text-xs text-amber-text">
              {m.overview_as_of({ when: formatBrief(new Date(dataUpdatedAt).toISOString()) })}
            </output>
          )}
          {isEmpty?.(data) ? <p className="text-secondary">{m.overview_nothing()}</p> : children(data)}
        </div>
      )}
    </Card>
  )
}

/** The place of a widget whose code is on its way. */
export function WidgetLoading({ title, height }: { title: string; height: string }) {
  return (
    <Card title={title} className="h-full">
      <Loading height={height} />
    </Card>
  )
}

function Loading({ height }: { height: string }) {
  return (
    <div aria-busy className={cn('relative overflow-hidden', height)}>
      <div className="absolute inset-x-0 flex flex-col gap-4">
        {['w-11/12', 'w-3/4', 'w-5/6', 'w-2/3'].map((width) => (
          <Skeleton key={width} className={cn('h-4', width)} />
        ))}
      </div>
    </div>
  )
}
