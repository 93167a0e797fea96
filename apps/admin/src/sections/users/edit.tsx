import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { useEditForm } from '#shared/edit-form.ts'
import { EditForm } from '#shared/edit-page.tsx'
import { formatName } from '#shared/format-name.ts'
import { Page } from '#shared/page.tsx'
import { queries, queryClient, useCan } from '#shared/queries.ts'
import { recordId } from '#shared/record-id.ts'
import { usersCreateRules as rules } from '#shared/rules/users.gen.ts'
import { WhyDenied } from '#shared/why-denied.tsx'
import { UserActions } from './actions.tsx'
import { showUserValue, UserFields, userPayload, userValues, type User, type UserValues } from './form.tsx'
import { UserSide } from './side.tsx'

async function loader({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData(queries.users.view({ id: recordId(params) }))
}

function UserEdit() {
  const id = recordId(useParams())
  // Another address is another record, and so another form.
  return <UserForm key={id} id={id} />
}

function UserForm({ id }: { id: number }) {
  const { data: user } = useSuspenseQuery(queries.users.view({ id }))
  const canUpdate = useCan('user.update')
  const edit = useEditForm<UserValues, User>({
    name: `users/${id}`,
    rules,
    record: user,
    toValues: userValues,
    toPayload: userPayload,
    save: (changes, version) => client.api.users.update({ id, version, ...asChanges(changes) }),
    onSaved: keep,
  })
  return (
    <Page
      title={formatName(user)}
      parent={
        <Breadcrumbs>
          <Link to="/users">{m.users_title()}</Link>
        </Breadcrumbs>
      }
      status={!canUpdate && <WhyDenied permission="user.update" label={m.form_read_only()} />}
      actions={
        <UserActions
          user={user}
          onChanged={(next) => {
            keep(next)
            edit.rebase(next)
          }}
        />
      }
    >
      <EditForm edit={edit} isReadOnly={!canUpdate} show={(field, value) => showUserValue(user, field, value)}>
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <UserFields user={user} />
          </div>
          <UserSide user={user} />
        </div>
      </EditForm>
    </Page>
  )
}

/** The cache learns what the answer of a change says, and the lists that they are out of date. */
function keep(user: User) {
  queryClient.setQueryData(queries.users.view({ id: user.id }).queryKey, user)
  void queryClient.invalidateQueries({ queryKey: ['users.list'] })
  void queryClient.invalidateQueries({ queryKey: ['users.deactivationHistory'] })
}

const ids = (values: readonly (number | '')[]) => values.filter((id) => id !== '')

function asChanges({ role_ids, company_ids, ...rest }: Partial<UserValues>) {
  return {
    ...rest,
    ...(role_ids && { role_ids: ids(role_ids) }),
    ...(company_ids && { company_ids: ids(company_ids) }),
  }
}

export { UserEdit as Component, loader }
