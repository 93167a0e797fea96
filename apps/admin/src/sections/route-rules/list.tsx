import type { TableColumn } from '@admin-panel/ui/table-view'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { DeleteRow } from '#list/delete-row.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { listScreen } from '#list/list-screen.ts'
import { updatedColumn } from '#list/moment-columns.tsx'
import { useCan } from '#data/queries.ts'
import { routeRulesListRules } from '#contract/lists/route-rules.gen.ts'
import { deletion, type RouteRule } from './delete.ts'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('routeRules.list', routeRulesListRules)

const columns = (): TableColumn<RouteRule>[] => [
  {
    id: 'path',
    header: m.field_path(),
    sortKey: 'path',
    cell: ({ path }) => <span className="font-code truncate">{path}</span>,
  },
  {
    id: 'redirect',
    kind: 'code',
    header: m.field_redirect(),
    sortKey: 'redirect',
    cell: ({ redirect }) => <span className="font-code truncate">{redirect}</span>,
  },
  updatedColumn(),
]

function RouteRuleList() {
  const page = useList()
  const canChange = useCan('setting.update')
  return (
    <ListPage
      title={m.entity_route_rule()}
      name="settings/route-rules"
      {...page}
      columns={columns()}
      rowName={({ path }) => path}
      rowLink={({ id }) => <Link to={pathTo('routeRules', id)} />}
      filters={[searchFilter(m.route_rules_search())]}
      lead={<p className="text-secondary">{m.route_rules_lead()}</p>}
      rowActions={
        canChange
          ? (rule) => <DeleteRow label={m.route_rules_delete_row({ path: rule.path })} {...deletion(rule)} />
          : undefined
      }
      create={canChange && <CreateLink to={pathTo('routeRules.new')}>{m.route_rules_create()}</CreateLink>}
    />
  )
}

export { RouteRuleList as Component, loader }
