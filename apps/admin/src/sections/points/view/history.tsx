import { useQuery } from '@tanstack/react-query'
import { RecordHistory } from '#record/history/record-history.tsx'
import { queries, useCan } from '#data/queries.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { pointStatuses } from '#record/store-points/words.ts'
import type { Point } from '#sections/points/point-screen.ts'

/** The status changes and all field changes. */
export function History({ point: { id } }: { point: Point }) {
  const canSeeStates = useCan('store-point.deactivationHistory')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <RecordHistory entity="store-point" id={id} />
      {canSeeStates && <States id={id} />}
    </div>
  )
}

function States({ id }: { id: number }) {
  const { data } = useQuery(queries.storePoints.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={pointStatuses} />
}
