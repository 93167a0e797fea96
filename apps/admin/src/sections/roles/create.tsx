import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { Link, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { useEditForm } from '#shared/edit-form.ts'
import { EditForm } from '#shared/edit-page.tsx'
import { Page } from '#shared/page.tsx'
import { queryClient } from '#shared/queries.ts'
import { RoleFields, roleBody, rolePayload, roleRules, roleValues, type Role, type RoleValues } from './form.tsx'
import { PermissionsField } from './permissions-field.tsx'
import { useSaveReview } from './save-review.tsx'

function RoleCreate() {
  const navigate = useNavigate()
  const review = useSaveReview(null)
  const edit = useEditForm<RoleValues, Role>({
    name: 'roles/new',
    rules: roleRules,
    record: null,
    toValues: roleValues,
    toPayload: rolePayload,
    confirm: review.confirm,
    save: (values, _version, idempotencyKey) =>
      client.api.roles.create({ permissions: [], ...roleBody({ ...roleValues(null), ...values }) }, { idempotencyKey }),
    onSaved: (role) => {
      void queryClient.invalidateQueries({ queryKey: ['roles.list'] })
      void queryClient.invalidateQueries({ queryKey: ['roles.options'] })
      void navigate(`/roles/edit/${role.id}`, { replace: true })
    },
  })
  return (
    <Page
      title={m.roles_new_title()}
      parent={
        <Breadcrumbs>
          <Link to="/roles">{m.roles_title()}</Link>
        </Breadcrumbs>
      }
    >
      <EditForm edit={edit}>
        <div className="max-w-4xl">
          <RoleFields />
        </div>
        <PermissionsField />
      </EditForm>
      {review.dialog}
    </Page>
  )
}

export { RoleCreate as Component }
