import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { operationReasonsListRules } from '#contract/rules/operation-reasons.gen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { columns } from './columns.tsx'
import { filters } from './filters.ts'
import { loadAllReasons } from './all-reasons.ts'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('operationReasons.list', operationReasonsListRules)

function ReasonList() {
  const page = useList()
  const canCreate = useCan('operation-reason.create')
  const canSort = useCan('operation-reason.sort')
  return (
    <ListPage
      title={m.entity_operation_reason()}
      name="handbooks/reasons"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('operationReasons', id)} />}
      filters={filters()}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      actions={
        canSort && (
          <SortButton
            of="operationReasons"
            title={m.reasons_order_title()}
            text={m.reasons_order_text()}
            load={loadAllReasons}
            save={client.api.operationReasons.sort}
            isFiltered={page.list.isFiltered}
          />
        )
      }
      create={canCreate && <CreateLink to={pathTo('operationReasons.new')}>{m.reasons_create()}</CreateLink>}
    />
  )
}

export { ReasonList as Component, loader }
