import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { RecordPage } from '#record/record-page.tsx'
import type { PointKind } from '#shop/store-points/kinds.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { PointFields } from './form.tsx'
import { Notices } from '#sections/store-points/notices.tsx'
import { pointScreen, screenByKind, type Point } from '#sections/store-points/point-screen.tsx'
import { showPointValue } from '#sections/store-points/show-value.ts'
import { PointStatusMenu } from '#sections/store-points/status.tsx'
import { texts } from '#sections/store-points/texts.ts'
import { pathTo } from '#data/paths.ts'
import { usePointForm } from './use-point-form.ts'

function EditPage({ kind, point }: { kind: PointKind; point: Point | null }) {
  const edit = usePointForm(kind, point)
  const isSeller = useIsSeller()
  return (
    <RecordPage
      title={point ? point.name : texts[kind].new()}
      parent={
        <Crumbs
          to={[
            [pathTo(`${kind}.list`), texts[kind].title()],
            ...(point ? ([[pathTo(kind, point.id), point.name]] as const) : []),
          ]}
        />
      }
      edit={edit}
      permission={point ? 'store-point.update' : 'store-point.create'}
      isEdit={point !== null}
      show={(field, value) => showPointValue(point, field, value)}
      actions={point && <PointStatusMenu point={point} onChanged={edit.rebase} />}
      side={point && <RecordFacts record={point} />}
    >
      {point ? <Notices point={point} /> : isSeller && <Notice tone="grey">{m.points_seller_new()}</Notice>}
      <PointFields kind={kind} point={point} />
    </RecordPage>
  )
}

const editScreen = (kind: PointKind) =>
  pointScreen(
    kind,
    recordFormScreen(queries.storePoints.view, ({ record }) => <EditPage kind={kind} point={record} />),
  )

export const { Component, loader } = screenByKind({
  warehouse: editScreen('warehouse'),
  pickup: editScreen('pickup'),
})
