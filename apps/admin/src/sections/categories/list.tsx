import { ButtonLink } from '@admin-panel/ui/button-link'
import FolderTree from 'lucide-react/icons/folder-tree'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { categoriesListRules } from '#contract/rules/categories.gen.ts'
import { columns } from './columns.tsx'
import { filters, moreFilters } from './filters.ts'
import { pathTo } from '#data/paths.ts'

// Loaded on the first selection: most visits only read the list.
const BulkSwitch = lazyPart(async () => (await import('#list/bulk/bulk-switch.tsx')).BulkSwitch)

const { loader, useList, ListPage } = listScreen('categories.list', categoriesListRules)

function CategoryList() {
  const page = useList()
  const canSwitch = useCan(['category.enableByIds', 'category.disableByIds'], 'any')
  const canExport = useCan('category.export')
  const canOpenTree = useCan('category-tree.view')
  return (
    <ListPage
      title={m.entity_category()}
      name="handbooks/categories"
      {...page}
      columns={columns()}
      rowName={({ name }) => name}
      rowLink={({ id }) => <Link to={pathTo('categories', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      bulk={canSwitch ? (rows, clear) => <BulkSwitch of="categories" rows={rows} onDone={clear} /> : undefined}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      actions={
        <>
          {canExport && (
            <ExportMenu
              name="categories"
              load={(format) => client.api.categories.export({ ...page.list.unpaged, format })}
            />
          )}
          {canOpenTree && (
            // Categories are created in the tree, where their position is visible.
            <ButtonLink render={<Link to={pathTo('catalog')} />}>
              <FolderTree aria-hidden className="size-4" />
              {m.entity_category_tree()}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

export { CategoryList as Component, loader }
