import { useQuery } from '@tanstack/react-query'
import { RecordHistory } from '#record/history/record-history.tsx'
import { queries, useCan } from '#data/queries.ts'
import { StatusHistory } from '#record/status/status-history.tsx'
import { statuses } from './statuses.ts'
import type { Company } from '#shop/companies/words.ts'
import { TwoColumns } from '#page/two-columns.tsx'

/** The status changes and all field changes. */
export function History({ company: { id } }: { company: Company }) {
  const canSeeStates = useCan('company.deactivationHistory')
  return (
    <TwoColumns side={canSeeStates && <States id={id} />}>
      <RecordHistory entity="company" id={id} />
    </TwoColumns>
  )
}

function States({ id }: { id: number }) {
  const { data } = useQuery(queries.companies.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}
