import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { Notice } from '#page/notice.tsx'
import { queries, useSession } from '#data/queries.ts'
import { useRecordForm } from '#record/record-form.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { validBody } from '#form/valid-body.ts'
import { RecordPage } from '#record/record-page.tsx'
import { storePointsCreateRules } from '#contract/rules/store-points.gen.ts'
import type { PointKind } from '#record/store-points/kinds.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { PointFields } from './form.tsx'
import { Notices } from '#sections/points/notices.tsx'
import { pointScreen, type Point } from '#sections/points/point-screen.ts'
import { showPointValue } from '#sections/points/show-value.ts'
import { PointStatusMenu } from '#sections/points/status.tsx'
import { texts } from '#sections/points/texts.ts'
import { pointMistakes, pointPayload, pointValues, type PointValues } from './values.ts'
import { pathTo } from '#data/paths.ts'

/** Only the marketplace's own points have no seller. */
const sellerRules = {
  ...storePointsCreateRules,
  company_id: { ...storePointsCreateRules.company_id, required: true },
}

function usePointForm(kind: PointKind, point: Point | null) {
  const { user } = useSession()
  const isSeller = useIsSeller()
  const [only = null, ...others] = isSeller ? (user?.company_ids ?? []) : []
  const companyId = others.length === 0 ? only : null
  return useRecordForm<PointValues, Point>({
    of: 'storePoints',
    opens: `${kind}.edit`,
    record: point,
    rules: isSeller ? sellerRules : storePointsCreateRules,
    toValues: (record) => pointValues(record, kind, companyId),
    toPayload: pointPayload,
    refine: pointMistakes,
    create: (values, options) => client.api.storePoints.create(validBody<Schemas['StorePointInput']>(values), options),
    update: ({ id, version, ...changes }) =>
      client.api.storePoints.update({ ...validBody<Schemas['StorePointChanges']>(changes), id, version }),
  })
}

function EditPage({ kind, point }: { kind: PointKind; point: Point | null }) {
  const edit = usePointForm(kind, point)
  const isSeller = useIsSeller()
  return (
    <RecordPage
      title={point ? m.points_edit_title({ name: point.name }) : texts[kind].new()}
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

export const warehouse = editScreen('warehouse')
export const pickup = editScreen('pickup')
