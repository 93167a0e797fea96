import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { Link, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { EditForm } from '#form/edit-page.tsx'
import { Page } from '#page/page.tsx'
import { queries, queryClient } from '#data/queries.ts'
import { useCopy } from './copy.ts'
import { RoleFields } from './form.tsx'
import { roleBody, rolePayload, roleRules, roleValues, type Role, type RoleValues } from './values.ts'
import { PermissionsField } from './permissions-field.tsx'
import { useSaveReview } from './save-review.tsx'

function RoleCreate() {
  const copied = useLoaderData<Role | null>()
  return <NewRole key={copied?.id} copied={copied} />
}

function NewRole({ copied }: { copied: Role | null }) {
  const navigate = useNavigate()
  const typed = useCopy(copied)
  const review = useSaveReview(null)
  const edit = useEditForm<RoleValues, Role>({
    name: copied ? `roles/new?copy=${copied.id}` : 'roles/new',
    rules: roleRules,
    record: null,
    toValues: roleValues,
    ...(typed && { typed }),
    toPayload: rolePayload,
    confirm: review.confirm,
    save: (values, _version, idempotencyKey) =>
      client.api.roles.create({ permissions: [], ...roleBody({ ...roleValues(null), ...values }) }, { idempotencyKey }),
    onSaved: (role) => {
      void invalidateResource('roles')
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

/** A role to be made after another one. */
function loader({ request }: LoaderFunctionArgs): Promise<Role> | null {
  const id = Number(new URL(request.url).searchParams.get('copy'))
  return Number.isSafeInteger(id) && id > 0 ? queryClient.ensureQueryData(queries.roles.view({ id })) : null
}

export { RoleCreate as Component, loader }
