import type { ApiError, Schemas } from '@admin-panel/sdk'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#page/load-failed.tsx'
import { Page } from '#page/page.tsx'
import { queries } from '#data/queries.ts'
import { SeoForm, type SeoFrame } from './seo-form.tsx'

interface SeoProps {
  entity: Schemas['MetaDataEntity']
  id: number
  frame: SeoFrame
}

/** The texts for search engines of a record in all cities. */
export function Seo({ entity, id, frame }: SeoProps) {
  const query = useQuery<Schemas['MetaData'], ApiError>(queries.metaData.view({ entity, entity_id: id }))
  const { data, isError } = query
  if (data) return <SeoForm frame={frame} meta={data} />
  return (
    <Page {...frame}>
      <div className="px-page pb-4" aria-busy={!isError}>
        {isError ? <LoadFailed query={query} /> : <Skeleton className="h-64 w-full" />}
      </div>
    </Page>
  )
}
