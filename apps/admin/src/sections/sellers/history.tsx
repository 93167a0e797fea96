import { useQuery } from '@tanstack/react-query'
import { RecordHistory } from '#record/history/record-history.tsx'
import { queries, useCan } from '#data/queries.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { statuses } from './statuses.ts'
import type { Company } from './words.ts'

/** The status changes and all field changes. */
export function History({ company: { id } }: { company: Company }) {
  const canSeeStates = useCan('company.deactivationHistory')
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <RecordHistory entity="company" id={id} />
      {canSeeStates && <States id={id} />}
    </div>
  )
}

function States({ id }: { id: number }) {
  const { data } = useQuery(queries.companies.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}
