import { useQuery } from '@tanstack/react-query'
import { queries } from '#shared/queries.ts'
import { StatusHistory } from '#shared/status/status-history.tsx'
import { statuses } from './statuses.ts'
import type { Company } from './words.ts'

/** How the states came about. */
export function History({ company: { id } }: { company: Company }) {
  const { data } = useQuery(queries.companies.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}
