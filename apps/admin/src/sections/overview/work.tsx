import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { countDrafts } from '#data/drafts.ts'
import { queries } from '#data/queries.ts'
import { Figures, useOpenFigures } from './figures.tsx'
import { Widget } from './widget.tsx'

/** The unfinished work of the user: claimed requests, and drafts of forms in this browser. */
export function Work() {
  const query = useQuery(queries.overview.work({}))
  const open = useOpenFigures()
  const drafts = countDrafts()
  return (
    <Widget title={m.overview_work()} query={query}>
      {({ items }) => (
        <>
          <Figures figures={open(items)} />
          {drafts > 0 && <p className="mt-3 text-secondary">{m.overview_drafts({ count: drafts })}</p>}
        </>
      )}
    </Widget>
  )
}
