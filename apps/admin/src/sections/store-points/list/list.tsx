import { Skeleton } from '@admin-panel/ui/skeleton'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { CreateLink } from '#list/create-link.tsx'
import { client } from '#data/client.ts'
import { ExportMenu } from '#list/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { storePointsListRules } from '#contract/rules/store-points.gen.ts'
import { pointPath, typesOf, type PointKind } from '#shop/store-points/kinds.ts'
import { columns } from './columns.tsx'
import type { PointRow } from '#sections/store-points/point-row.ts'
import { areaFilter, filters, moreFilters } from './filters.ts'
import { texts } from '#sections/store-points/texts.ts'
import { ViewTabs } from './view-tabs.tsx'
import { pathTo } from '#data/paths.ts'

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
    const canSwitch = useCan(['store-point.enableByIds', 'store-point.disableByIds'], 'any')
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
        bulk={canSwitch ? (rows, clear) => <PointBulk rows={rows} clear={clear} /> : undefined}
        actions={
          canExport && (
            <ExportMenu
              name={kind}
              load={(format) => client.api.storePoints.export({ ...ofKind(page.list.unpaged), format })}
            />
          )
        }
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

export const warehouse = pointList('warehouse')
export const pickup = pointList('pickup')
