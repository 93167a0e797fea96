import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { brandsListRules } from '#contract/rules/brands.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { ListTabs } from './list-tabs.tsx'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection: most visits only read the list.
const BulkSwitch = lazyPart(async () => (await import('#list/bulk/bulk-switch.tsx')).BulkSwitch)

const { loader, useList, ListPage } = listScreen('brands.list', brandsListRules)

function BrandList() {
  const page = useList()
  const canSwitch = useCan(['brand.enableByIds', 'brand.disableByIds'], 'any')
  const canCreate = useCan('brand.create')
  const canExport = useCan('brand.export')
  return (
    <ListPage
      title={m.entity_brand()}
      name="handbooks/brands"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('brands', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      bulk={canSwitch ? (rows, clear) => <BulkSwitch of="brands" rows={rows} onDone={clear} /> : undefined}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      tabs={<ListTabs current="all" />}
      actions={
        canExport && (
          <ExportMenu name="brands" load={(format) => client.api.brands.export({ ...page.list.unpaged, format })} />
        )
      }
      create={canCreate && <CreateLink to={pathTo('brands.new')}>{m.brands_create()}</CreateLink>}
    />
  )
}

export { BrandList as Component, loader }
