import { ButtonLink } from '@admin-panel/ui/button-link'
import FolderTree from 'lucide-react/icons/folder-tree'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { categoriesListRules } from '#contract/lists/categories.gen.ts'
import { formatShare } from '#text/format-percent.ts'
import { pathTo } from '#data/paths.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import type { Schemas } from '@admin-panel/sdk'
import { Meter } from '@admin-panel/ui/meter'
import { StatusChip } from '@admin-panel/ui/status-chip'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { ActiveSwitch } from '#record/active/active-switch.tsx'
import { activeWord } from '#text/active-words.ts'
import { updatedColumn } from '#list/moment-columns.tsx'

type CategoryRow = Schemas['CategoryRow']

const number = (value: number) => <span className="tabular-nums">{value.toLocaleString('ru-RU')}</span>

// Not shown: children_count, image_url. The tree and the card show them; a list of hundreds of categories is read by name.
const columns = (): TableColumn<CategoryRow>[] => [
  { id: 'name', width: 252, header: m.field_name(), sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'path',
    width: 320,
    header: m.categories_column_path(),
    sortKey: 'path',
    cell: ({ ancestors }) => (
      <span className="text-secondary">{ancestors.map(({ label }) => label).join(' › ') || '—'}</span>
    ),
  },
  { id: 'slug', header: m.field_slug(), isHidden: true, cell: ({ slug }) => slug },
  { id: 'depth', header: m.filter_depth(), align: 'end', isHidden: true, cell: ({ depth }) => depth },
  {
    id: 'attributes',
    width: 128,
    priority: 'low',
    header: m.field_attributes(),
    align: 'end',
    cell: ({ attributes_count }) => number(attributes_count),
  },
  {
    id: 'products',
    header: m.categories_column_products(),
    sortKey: 'products_count',
    width: 104,
    align: 'end',
    cell: ({ products_count }) => number(products_count),
  },
  {
    id: 'incomplete',
    kind: 'code',
    width: 120,
    header: m.categories_column_incomplete(),
    sortKey: 'incomplete',
    priority: 'high',
    cell: ({ incomplete_count: count, products_count: all }) =>
      all === 0 ? (
        <span className="text-muted">—</span>
      ) : (
        <Meter percent={(100 * count) / all} tone="amber">
          {/* A card has no head of the column. */}
          <span className="@min-[40rem]:hidden">{m.categories_incomplete()} </span>
          {formatShare(count / all)}
        </Meter>
      ),
  },
  {
    id: 'marking',
    kind: 'code',
    priority: 'low',
    header: m.categories_column_marking(),
    cell: ({ marking_required }) => (marking_required ? m.yes() : '—'),
  },
  updatedColumn(),
  {
    id: 'active',
    kind: 'state',
    header: activeWord('category'),
    cell: (category) => (
      <span className="space-x-1.5">
        <ActiveSwitch of="categories" name={category.name} record={category} />
        {category.is_active && !category.effective_active && <StatusChip>{m.categories_off_above()}</StatusChip>}
      </span>
    ),
  },
]

const levels = [1, 2, 3, 4, 5, 6]

const filters = () => [
  searchFilter(m.categories_search()),
  referenceFilter('parent_id', 'categories'),
  choiceFilter(
    'depth',
    levels.map((value) => ({ value, label: m.categories_level({ depth: value }) })),
  ),
]

const moreFilters = () => [flagFilter('is_active'), flagFilter('without_attributes'), flagFilter('without_products')]

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
      isBulkByFilter
      bulk={canSwitch ? (chosen, clear) => <BulkSwitch of="categories" chosen={chosen} onDone={clear} /> : undefined}
      parent={<Crumbs to={[[pathTo('handbooks'), m.handbooks_title()]]} />}
      actions={
        <>
          {canExport && <ExportMenu call="categories.export" query={page.list.unpaged} />}
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
