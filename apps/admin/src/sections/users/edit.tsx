import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { formatName } from '#text/format-name.ts'
import { queries, useCan, useSession } from '#data/queries.ts'
import { useRecordForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { usersCreateRules as rules } from '#contract/rules/users.gen.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { useGiving } from './access/use-giving.tsx'
import { useFactorOf } from './access/use-factor-reset.tsx'
import { UserActions } from './actions.tsx'
import { UserFigures } from './figures.tsx'
import { idsOf, showUserValue, UserFields, userPayload, userValues, type User, type UserValues } from './form.tsx'
import { pathTo } from '#data/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { RecordFacts } from '#record/record-facts.tsx'
import { StatusHistory } from '#record/status/status-history.tsx'
import { statuses } from './statuses.ts'

const AccessRequests = lazyPart(async () => (await import('./access/requests.tsx')).AccessRequests, { isExtra: true })
const FactorReset = lazyPart(async () => (await import('./access/factor-reset.tsx')).FactorReset, { isExtra: true })

/** What waits for an answer, the history of the status, and the account. */
function UserSide({ user }: { user: User }) {
  const canSeeHistory = useCan('user.deactivationHistory')
  const canAnswer = useCan('role.attachUsers')
  return (
    <>
      <Reset user={user} />
      {canAnswer && <Requests id={user.id} />}
      {canSeeHistory && <History id={user.id} />}
      <RecordFacts entity="user" record={user} />
    </>
  )
}

/** Loaded where a reset of the second step waits. */
function Reset({ user }: { user: User }) {
  const reset = useFactorOf(user.id)?.reset
  return reset && <FactorReset reset={reset} name={formatName(user)} />
}

/** Loaded where somebody asks for access. */
function Requests({ id }: { id: number }) {
  const { permissions } = useSession()
  const enabled = !permissions.lacks('security')
  const { data } = useQuery({ ...queries.accessRequests.ofUser({ id }), enabled, meta: { quiet: true } })
  return data && data.items.length > 0 && <AccessRequests userId={id} requests={data.items} />
}

function History({ id }: { id: number }) {
  const { data } = useQuery(queries.users.deactivationHistory({ id }))
  return <StatusHistory entries={data?.items} statuses={statuses} />
}

function UserForm({ record: user }: { record: User | null }) {
  const giving = useGiving(user)
  const edit = useRecordForm<UserValues, User>({
    of: 'users',
    record: user,
    rules,
    toValues: userValues,
    toPayload: userPayload,
    confirm: giving.confirm,
    create: (values, options) => client.api.users.create(userPayload(values), options),
    update: (changes) => client.api.users.update(idsOf(changes)),
  })
  return (
    <>
      <RecordPage
        title={user ? formatName(user) : m.users_new_title()}
        parent={<Crumbs to={[[pathTo('users.list'), m.entity_user()]]} />}
        edit={edit}
        permission={user ? 'user.update' : 'user.create'}
        actions={user && <UserActions user={user} onChanged={edit.rebase} />}
        lead={user && <UserFigures user={user} />}
        side={user && <UserSide user={user} />}
        show={user ? (field: string, value: unknown) => showUserValue(user, field, value) : undefined}
      >
        <UserFields user={user} />
      </RecordPage>
      {giving.dialog}
    </>
  )
}

export const { Component, loader } = recordFormScreen(queries.users.view, UserForm)
