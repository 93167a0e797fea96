import { useQuery } from '@tanstack/react-query'
import { queries, useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import type { User } from './form.tsx'
import { statuses } from './statuses.ts'

/** The history of the status, and the account. */
export function UserSide({ user }: { user: User }) {
  const canSeeHistory = useCan('user.deactivationHistory')
  return (
    <>
      {canSeeHistory && <History id={user.id} />}
      <RecordFacts record={user} />
    </>
  )
}

function History({ id }: { id: number }) {
  const { data } = useQuery(queries.users.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}
