import type { ApiError, Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { Page } from '#shared/page.tsx'
import { queries } from '#shared/queries.ts'
import { SeoForm, type SeoFrame } from './seo-form.tsx'

interface SeoProps {
  entity: Schemas['MetaDataEntity']
  id: number
  frame: SeoFrame
}

/** What search engines are shown for a record in all cities. */
export function Seo({ entity, id, frame }: SeoProps) {
  const { data, isError, refetch } = useQuery<Schemas['MetaData'], ApiError>(
    queries.metaData.view({ entity, entity_id: id }),
  )
  if (data) return <SeoForm frame={frame} meta={data} />
  return (
    <Page {...frame}>
      <div className="px-4 pb-4" aria-busy={!isError}>
        {isError ? (
          <EmptyState
            heading={m.list_failed()}
            action={<Button onClick={() => void refetch()}>{m.list_retry()}</Button>}
          />
        ) : (
          <Skeleton className="h-64 w-full max-w-4xl" />
        )}
      </div>
    </Page>
  )
}
