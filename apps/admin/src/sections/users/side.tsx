import { DescriptionItem } from '@admin-panel/ui/description-list'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { queries, useCan } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import type { User } from './form.tsx'
import { statuses } from './statuses.ts'

/** The user's facts and the history of the status. */
export function UserSide({ user }: { user: User }) {
  const canSeeHistory = useCan('user.deactivationHistory')
  return (
    <>
      <RecordFacts title={m.users_side_account()} record={user}>
        <DescriptionItem name={m.users_side_password()}>
          {user.password_set ? m.users_side_password_set() : m.users_side_password_unset()}
        </DescriptionItem>
        <DescriptionItem name={m.users_column_last_login()}>
          <Moment time={user.last_login_at} never={m.users_never()} />
        </DescriptionItem>
      </RecordFacts>
      {canSeeHistory && <History id={user.id} />}
    </>
  )
}

function History({ id }: { id: number }) {
  const { data } = useQuery(queries.users.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}
