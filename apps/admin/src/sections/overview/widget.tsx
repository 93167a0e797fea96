import { Skeleton } from '@admin-panel/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { LoadFailed } from '#page/load-failed.tsx'

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
  const { data, isError } = query
  return (
    <Card title={title} actions={actions} className="h-full">
      {data === undefined && !isError && (
        <div aria-busy>
          <Skeleton className={height} />
        </div>
      )}
      {data === undefined && isError && <LoadFailed query={query} heading={m.overview_failed()} />}
      {data !== undefined && (
        <div className={height}>
          {isEmpty?.(data) ? <p className="text-secondary">{m.overview_nothing()}</p> : children(data)}
        </div>
      )}
    </Card>
  )
}
