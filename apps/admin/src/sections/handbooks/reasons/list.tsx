import { ButtonLink } from '@admin-panel/ui/button-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ListPage } from '#shared/list-page.tsx'
import { readParams, useListState } from '#shared/list-state.ts'
import { queries, queryClient, useCan } from '#shared/queries.ts'
import { operationReasonsListRules as rules } from '#shared/rules/operation-reasons.gen.ts'
import { columns } from './columns.tsx'
import { useReasonFilters } from './filters.tsx'
import type { Reason } from './form.tsx'
import { OrderButton } from './order-button.tsx'

function loader({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  void queryClient.prefetchQuery(queries.operationReasons.list(readParams<'operationReasons.list'>(rules, search)))
  return null
}

function ReasonList() {
  const list = useListState<'operationReasons.list'>(rules)
  const query = useQuery({ ...queries.operationReasons.list(list.params), placeholderData: keepPreviousData })
  const { controls, active } = useReasonFilters(list)
  const canCreate = useCan('operation-reason.create')
  const canSort = useCan('operation-reason.sort')
  return (
    <ListPage<'operationReasons.list', Reason>
      title={m.reasons_title()}
      path="/handbooks/reasons"
      list={list}
      query={query}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={`/handbooks/reasons/edit/${id}`} />}
      filters={controls}
      active={active}
      parent={
        <Breadcrumbs>
          <Link to="/handbooks">{m.handbooks_title()}</Link>
        </Breadcrumbs>
      }
      actions={
        <>
          {canSort && <OrderButton isFiltered={active.length > 0} />}
          {canCreate && (
            <ButtonLink variant="primary" render={<Link to="/handbooks/reasons/edit/new" />}>
              <Plus aria-hidden className="size-4" />
              {m.reasons_create()}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

export { ReasonList as Component, loader }
