import type { ApiError, Result } from '@admin-panel/sdk'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { entityPath } from '#data/entity-path.ts'
import { pathTo } from '#data/paths.ts'
import { queries, queryClient, useCan } from '#data/queries.ts'
import { recordId } from '#data/record-id.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { Page } from '#page/page.tsx'
import { useMayOpen } from '#page/screens.ts'
import { TwoColumns } from '#page/two-columns.tsx'
import { m } from '#paraglide/messages.js'
import { ChangesOfRecord } from '#record/history/record-history.tsx'
import { entityInWords } from '#text/in-words.ts'
import { Comparison } from './comparison.tsx'
import { readMoments } from './moments.ts'
import { MomentsForm } from './moments-form.tsx'

const present = (entity: string, id: number) => queries.auditLog.asOf({ entity, entity_id: id })

function loader({ params }: LoaderFunctionArgs) {
  const { entity = '' } = params
  if (!/^[a-z]+(-[a-z]+)*$/.test(entity)) throw new Response(null, { status: 404 })
  return queryClient.ensureQueryData<Result<'auditLog.asOf'>, ApiError>(present(entity, recordId(params)))
}

/** A record as it was: at a moment beside now, or at two moments. The address has both. */
function Past() {
  const params = useParams()
  const { entity = '' } = params
  const id = recordId(params)
  const [search] = useSearchParams()
  const { data: now } = useSuspenseQuery<Result<'auditLog.asOf'>, ApiError>(present(entity, id))
  const canReadLog = useCan(['audit-log', 'log'], 'any')
  const mayOpen = useMayOpen()
  const moments = readMoments(search)
  const { at, other } = moments
  const name = now.label ?? `${entityInWords(entity)} № ${id}`
  const [page, log] = [entityPath(entity, id), pathTo('auditLog.list')]
  const parent =
    page && mayOpen(page) && now.state === 'present'
      ? ([page, name] as const)
      : mayOpen(log) && ([log, m.log_title()] as const)
  // The own changes of a deleted record are not listed.
  const hasChanges = canReadLog || now.state === 'present'
  return (
    <Page title={m.past_of({ name })} parent={parent && <Crumbs to={[parent]} />}>
      <TwoColumns isPadded side={hasChanges && <ChangesOfRecord entity={entity} id={id} isChosen />}>
        <MomentsForm key={`${at} ${other}`} entity={entity} id={id} {...moments} />
        {at !== null && <Comparison entity={entity} id={id} name={name} at={at} other={other} now={now} />}
      </TwoColumns>
    </Page>
  )
}

export { Past as Component, loader }
