import { Skeleton } from '@admin-panel/ui/skeleton'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { storePointsListRules } from '#contract/lists/store-points.gen.ts'
import { pointPath, typesOf, type PointKind } from '#shop/store-points/kinds.ts'
import { type PointRow, ownerOf } from '#sections/store-points/point-row.ts'
import { screenByKind } from '#sections/store-points/point-screen.tsx'
import { texts } from '#sections/store-points/texts.ts'
import { pathTo } from '#data/paths.ts'
import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { statusColumn } from '#record/status/status-column.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'
import { hoursText } from '#sections/store-points/today.tsx'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import type { Filter } from '#list/filters/filter.ts'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { optionsOf } from '#text/options-of.ts'
import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'

const filters = (kind: PointKind) => [
  searchFilter(m.points_search()),
  choiceFilter('type', optionsOf(storePointTypeWords, typesOf[kind])),
  choiceFilter('status', statusOptions(pointStatuses)),
  referenceFilter('city_id', 'cities'),
  flagFilter('open_now'),
]

const moreFilters = (kind: PointKind) => [
  referenceFilter('company_id', 'companies'),
  referenceFilter('region_id', 'regions'),
  ...(kind === 'pickup'
    ? [flagFilter('has_cash'), flagFilter('has_card'), choiceFilter('services', optionsOf(storePointServiceWords))]
    : []),
]

/** Set only by the map. */
const areaFilter = (): Filter<'bbox'> => ({
  name: 'bbox',
  control: () => null,
  chips: ({ params, label }) =>
    params['bbox'] === undefined ? [] : [{ id: 'bbox', name: label('bbox'), value: m.points_area() }],
})

/** «Казань, ул. Полевая, д. 87» by its street. */
function streetFirst(address: string, city: string) {
  return address.startsWith(`${city}, `) ? `${address.slice(city.length + 2)}, ${city}` : address
}

// Not shown: lat, lon. The map shows them.
// Not shown: time_zone. The page of a point has its clock.
// Not sortable: created_at. No column has it.
const columns = (): TableColumn<PointRow>[] => [
  {
    id: 'name',
    width: 264,
    header: m.field_name(),
    sortKey: 'name',
    cell: ({ name }) => name,
    // The city has a column of its own, so it comes last.
    note: ({ address, city }) => streetFirst(address, city.label),
  },
  {
    id: 'code',
    kind: 'code',
    width: 136,
    header: m.field_code(),
    sortKey: 'code',
    cell: ({ code }) => <span className="font-code whitespace-nowrap">{code}</span>,
    note: ({ type }) => storePointTypeWords[type](),
  },
  { id: 'company', header: m.field_company_id(), cell: ownerOf },
  { id: 'city', width: 128, header: m.field_city_id(), sortKey: 'city', cell: ({ city }) => city.label },
  {
    id: 'today',
    width: 160,
    header: m.points_today(),
    cell: ({ today }) => <span className={today.length > 0 ? 'tabular-nums' : 'text-muted'}>{hoursText(today)}</span>,
    note: ({ open_now }) => open_now && <span className="text-green-text">{m.points_open()}</span>,
  },
  statusColumn(pointStatuses),
]

/** Switches between the list and the map with the same filters. The parameter `view` already names a saved view. */
function ViewTabs({ isMap }: { isMap: boolean }) {
  const [query] = useSearchParams()
  const to = (show: string | null) => {
    const next = new URLSearchParams(query)
    if (show) next.set('show', show)
    else next.delete('show')
    return { search: next.toString().replaceAll('%2C', ',') }
  }
  return (
    <TabLinks>
      <TabLink render={<Link to={to(null)} preventScrollReset />} isCurrent={!isMap}>
        {m.points_show_list()}
      </TabLink>
      <TabLink render={<Link to={to('map')} preventScrollReset />} isCurrent={isMap}>
        {m.points_show_map()}
      </TabLink>
    </TabLinks>
  )
}

// Loaded on first use: most visits only read the list.
const PointBulk = lazyPart(async () => (await import('./bulk.tsx')).PointBulk)
const PointMap = lazyPart(async () => (await import('./map.tsx')).PointMap, {
  fallback: () => <Skeleton className="h-dvh" />,
})

/** The points of one kind as a table or a map; the address names the mode. */
function pointList(kind: PointKind) {
  const types = typesOf[kind]
  const rules = {
    ...storePointsListRules,
    type: { ...storePointsListRules.type, items: { type: 'string', enum: types } },
  } as const
  const ofKind = <P extends { type?: PointRow['type'][] | undefined }>(params: P) => ({
    ...params,
    type: params.type ?? [...types],
  })
  const { loader, useList, ListPage } = listScreen('storePoints.list', rules, ofKind)

  function PointList() {
    const page = useList()
    const [query] = useSearchParams()
    const isMap = query.get('show') === 'map'
    const canView = useCan('store-point.view')
    const canCreate = useCan('store-point.create')
    const canExport = useCan('store-point.export')
    const canChange = useCan(['store-point.enableByIds', 'store-point.disableByIds', 'store-point.update'], 'any')
    return (
      <ListPage
        title={texts[kind].title()}
        name={kind}
        {...page}
        columns={columns()}
        rowName={({ name }) => name}
        rowLink={canView ? (row) => <Link to={pointPath(row)} /> : undefined}
        filters={filters(kind)}
        moreFilters={[...moreFilters(kind), areaFilter()]}
        tabs={<ViewTabs isMap={isMap} />}
        isBulkByFilter
        bulk={canChange ? (chosen, clear) => <PointBulk chosen={chosen} clear={clear} /> : undefined}
        actions={canExport && <ExportMenu call="storePoints.export" query={ofKind(page.list.unpaged)} />}
        create={canCreate && <CreateLink to={pathTo(`${kind}.new`)}>{m.points_create()}</CreateLink>}
      >
        {isMap ? (
          <PointMap rows={page.query.data?.items} list={page.list} params={ofKind(page.list.unpaged)} />
        ) : undefined}
      </ListPage>
    )
  }
  return { loader, Component: PointList }
}

export const { Component, loader } = screenByKind({
  warehouse: pointList('warehouse'),
  pickup: pointList('pickup'),
})
