import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { Link, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { useEditForm } from '#shared/edit-form.ts'
import { EditForm } from '#shared/edit-page.tsx'
import { Page } from '#shared/page.tsx'
import { queryClient } from '#shared/queries.ts'
import { usersCreateRules as rules } from '#shared/rules/users.gen.ts'
import { UserFields, userPayload, userValues, type User, type UserValues } from './form.tsx'

function UserCreate() {
  const navigate = useNavigate()
  const edit = useEditForm<UserValues, User>({
    name: 'users/new',
    rules,
    record: null,
    toValues: userValues,
    toPayload: userPayload,
    save: (values, _version, idempotencyKey) =>
      client.api.users.create(userPayload({ ...userValues(null), ...values }), { idempotencyKey }),
    onSaved: (user) => {
      void queryClient.invalidateQueries({ queryKey: ['users.list'] })
      void navigate(`/users/edit/${user.id}`, { replace: true })
    },
  })
  return (
    <Page
      title={m.users_new_title()}
      parent={
        <Breadcrumbs>
          <Link to="/users">{m.users_title()}</Link>
        </Breadcrumbs>
      }
    >
      <EditForm edit={edit}>
        <div className="flex max-w-4xl flex-col gap-4">
          <UserFields user={null} />
        </div>
      </EditForm>
    </Page>
  )
}

export { UserCreate as Component }
