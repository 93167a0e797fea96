import type { Schemas } from '@admin-panel/sdk'
import { client } from '#data/client.ts'
import { useSession } from '#data/queries.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { useRecordForm } from '#record/record-form.ts'
import type { PointKind } from '#shop/store-points/kinds.ts'
import { storePointsCreateRules } from '#contract/rules/store-points.gen.ts'
import { validBody } from '#form/trusted.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { pointMistakes, pointPayload, pointValues, type PointValues } from './values.ts'

/** Only the marketplace's own points have no seller. */
const sellerRules = {
  ...storePointsCreateRules,
  company_id: { ...storePointsCreateRules.company_id, required: true },
}

/** The form of a point, or of a new one. */
export function usePointForm(kind: PointKind, point: Point | null, onSaved?: () => void) {
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
    create: (values, options) =>
      client.api.storePoints.create(validBody<Schemas['StorePointInput']>(storePointsCreateRules, values), options),
    update: ({ id, version, ...changes }) =>
      client.api.storePoints.update({
        ...validBody<Schemas['StorePointChanges']>(storePointsCreateRules, changes),
        id,
        version,
      }),
    ...(onSaved && { onSaved }),
  })
}
