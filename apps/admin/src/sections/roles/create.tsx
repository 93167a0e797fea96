import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { cacheRecord } from '#data/cache.ts'
import { queries, queryClient, useSession } from '#data/queries.ts'
import { RecordPage } from '#record/record-page.tsx'
import { RoleFields } from './form.tsx'
import { RoleCrumbs } from './role-crumbs.tsx'
import { roleBody, rolePayload, roleRules, roleValues, type Role, type RoleValues, namesOf } from './values.ts'
import { PermissionsField } from './permissions-field.tsx'
import { useSaveReview } from './save-review.tsx'
import { pathTo } from '#data/paths.ts'
import { useGrantable } from './grantable.ts'

// Leaves room for the suffix of the name.
const ROOM = 10
const LONGEST_SLUG = 41

/** The values of a copied role, limited to the creator's own permissions and scope. */
function useCopy(role: Role | null): RoleValues | null {
  const { user, permissions } = useSession()
  const isWide = permissions.administrator || user?.roles.some(({ scope }) => scope === 'all')
  const scope = isWide && role ? role.scope : 'own'
  const isGrantable = useGrantable(scope)
  if (!role) return null
  return {
    name: m.roles_copy_name({ name: role.name.slice(0, roleRules.name.maxLength - ROOM) }),
    slug: `${role.slug.slice(0, LONGEST_SLUG - '-copy'.length)}-copy`,
    description: role.description ?? '',
    scope,
    permissions: namesOf(role).filter(isGrantable),
  }
}

function RoleCreate() {
  const copied = useLoaderData<Role | null>()
  return <NewRole key={copied?.id} copied={copied} />
}

function NewRole({ copied }: { copied: Role | null }) {
  const navigate = useNavigate()
  const copiedValues = useCopy(copied)
  const review = useSaveReview(null)
  const edit = useEditForm<RoleValues, Role>({
    name: copied ? ['roles', copied.id, 'copy'] : ['roles', 'new'],
    recordName: ({ id }) => ['roles', id],
    rules: roleRules,
    record: null,
    toValues: roleValues,
    typed: copiedValues ?? undefined,
    toPayload: rolePayload,
    confirm: review.confirm,
    save: (values, _version, idempotencyKey) =>
      client.api.roles.create({ permissions: [], ...roleBody({ ...roleValues(null), ...values }) }, { idempotencyKey }),
    onSaved: (role) => {
      cacheRecord('roles', role)
      void navigate(pathTo('roles', role.id), { replace: true })
    },
  })
  return (
    <>
      <RecordPage title={m.roles_new_title()} parent={<RoleCrumbs />} edit={edit} permission="role.create">
        <RoleFields />
        <PermissionsField />
      </RecordPage>
      {review.dialog}
    </>
  )
}

/** The role to copy. */
function loader({ request }: LoaderFunctionArgs): Promise<Role> | null {
  const id = Number(new URL(request.url).searchParams.get('copy'))
  return Number.isSafeInteger(id) && id > 0 ? queryClient.ensureQueryData(queries.roles.view({ id })) : null
}

export { RoleCreate as Component, loader }
