import { useQuery } from '@tanstack/react-query'
import { RecordHistory } from '#record/history/record-history.tsx'
import { queries, useCan } from '#data/queries.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'
import type { Point } from '#sections/store-points/point-screen.ts'
import { TwoColumns } from '#page/two-columns.tsx'

/** The status changes and all field changes. */
export function History({ point: { id } }: { point: Point }) {
  const canSeeStates = useCan('store-point.deactivationHistory')
  return (
    <TwoColumns side={canSeeStates && <States id={id} />}>
      <RecordHistory entity="store-point" id={id} />
    </TwoColumns>
  )
}

function States({ id }: { id: number }) {
  const { data } = useQuery(queries.storePoints.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={pointStatuses} />
}
