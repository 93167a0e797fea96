import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export-menu.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { attributesListRules } from '#contract/rules/attributes.gen.ts'
import { SortButton } from '#list/sorting/sort-button.tsx'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { pathTo } from '#data/paths.ts'

const { loader, useList, ListPage } = listScreen('attributes.list', attributesListRules)

// The contract accepts at most this many ids in one sort request.
const LIMIT = 1000

const loadAll = (signal: AbortSignal) =>
  client.api.attributes.list({ per_page: 100, sort: ['position'] }, { signal, retry: false }).all(LIMIT)

function AttributeList() {
  const page = useList()
  const canCreate = useCan('attribute.create')
  const canSort = useCan('attribute.sort')
  const canExport = useCan('attribute.export')
  return (
    <ListPage
      title={m.entity_attribute()}
      name="handbooks/attributes"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('attributes', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      actions={
        <>
          {canSort && (
            <SortButton
              of="attributes"
              title={m.attributes_order_title()}
              text={m.attributes_order_text()}
              load={loadAll}
              save={client.api.attributes.sort}
              isFiltered={page.list.isFiltered}
            />
          )}
          {canExport && (
            <ExportMenu
              name="attributes"
              load={(format) => client.api.attributes.export({ ...page.list.unpaged, format })}
            />
          )}
        </>
      }
      create={canCreate && <CreateLink to={pathTo('attributes.new')}>{m.attributes_create()}</CreateLink>}
    />
  )
}

export { AttributeList as Component, loader }
