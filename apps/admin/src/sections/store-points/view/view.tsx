import { ButtonLink } from '@admin-panel/ui/button-link'
import { Link, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { Page } from '#page/page.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { kindOf } from '#shop/store-points/kinds.ts'
import { TabPages } from '#record/tab-pages.tsx'
import { PointFigures } from './figures.tsx'
import { Notices } from '#sections/store-points/notices.tsx'
import { Overview } from './overview.tsx'
import { pointScreen, screenByKind, type Point } from '#sections/store-points/point-screen.tsx'
import { PointStatusMenu } from '#sections/store-points/status.tsx'
import { Stocks } from './stocks.tsx'
import { texts } from '#sections/store-points/texts.ts'
import { pathTo } from '#data/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { RecordHistory } from '#record/history/record-history.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'

/** The status changes and all field changes. */
function History({ point: { id } }: { point: Point }) {
  const canSeeStates = useCan('store-point.deactivationHistory')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <RecordHistory entity="store-point" id={id} hasStatusesBeside={canSeeStates} />
      {canSeeStates && <States id={id} />}
    </div>
  )
}

function States({ id }: { id: number }) {
  const { data } = useQuery(queries.storePoints.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={pointStatuses} />
}

function PointPage({ record: point }: { record: Point }) {
  const kind = kindOf(point.type)
  return (
    <Page
      hasThird
      title={point.name}
      parent={<Crumbs to={[[pathTo(`${kind}.list`), texts[kind].title()]]} />}
      actions={<PointActions point={point} />}
      lead={
        <>
          <Notices point={point} />
          <PointFigures point={point} />
        </>
      }
    >
      <div className="flex min-w-0 flex-col gap-4 px-page pb-6">
        <TabPages
          tabs={[
            { id: 'overview', label: m.points_tab_overview(), content: <Overview point={point} /> },
            {
              id: 'stocks',
              label: m.points_stocks(),
              isHidden: !useCan('product-offer') || kind !== 'warehouse',
              content: <Stocks point={point} />,
            },
            {
              id: 'history',
              label: m.points_tab_history(),
              isHidden: !useCan(['store-point.deactivationHistory', 'store-point.update', 'audit-log', 'log'], 'any'),
              content: <History point={point} />,
            },
          ]}
        />
      </div>
    </Page>
  )
}

function PointActions({ point }: { point: Point }) {
  const kind = kindOf(point.type)
  const canUpdate = useCan('store-point.update')
  const canDelete = useCan('store-point.delete')
  const edit = pathTo(`${kind}.edit`, point.id)
  const navigate = useNavigate()
  usePageActions(canUpdate ? [{ label: m.points_edit(), run: () => void navigate(edit) }] : [])
  return (
    <>
      <PointStatusMenu point={point} />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'store-point', entity_id: point.id }}
          action={m.points_delete()}
          question={m.points_delete_title()}
          text={m.points_delete_text({ name: point.name })}
          remove={async () => {
            await client.api.storePoints.delete({ id: point.id, version: point.version })
            void invalidateResource('storePoints')
          }}
          done={m.points_deleted()}
          list={pathTo(`${kind}.list`)}
        />
      )}
      {canUpdate && (
        <ButtonLink variant="primary" render={<Link to={edit} />}>
          {m.points_edit()}
        </ButtonLink>
      )}
    </>
  )
}

const screen = recordScreen(queries.storePoints.view, PointPage)

export const { Component, loader } = screenByKind({
  warehouse: pointScreen('warehouse', screen),
  pickup: pointScreen('pickup', screen),
})
