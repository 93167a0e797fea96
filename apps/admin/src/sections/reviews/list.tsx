import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { reviewsListRules } from '#contract/rules/reviews.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { views } from './views.ts'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection: most visits only read the list.
const BulkStatus = lazyPart(async () => (await import('./bulk-status.tsx')).BulkStatus)

const { loader, useList, ListPage } = listScreen('reviews.list', reviewsListRules)

function ReviewList() {
  const page = useList()
  const canExport = useCan('review.export')
  const canChangeStatus = useCan('review.statusChange')
  return (
    <ListPage
      title={m.entity_review()}
      name="reviews"
      {...page}
      columns={columns()}
      rowName={({ author_name, subject }) => `${author_name}, ${subject.label}`}
      rowLink={({ id }) => <Link to={pathTo('reviews', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      views={views()}
      bulk={canChangeStatus ? (rows, clear) => <BulkStatus reviews={rows} onDone={clear} /> : undefined}
      actions={
        canExport && (
          <ExportMenu name="reviews" load={(format) => client.api.reviews.export({ ...page.list.unpaged, format })} />
        )
      }
    />
  )
}

export { ReviewList as Component, loader }
