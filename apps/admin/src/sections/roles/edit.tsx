import { roleScopeWords } from '#contract/enums/role-scope.gen.ts'
import { Breadcrumbs } from '@admin-panel/ui/breadcrumbs'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { EditForm } from '#form/edit-page.tsx'
import { Moment } from '#page/moment.tsx'
import { Page } from '#page/page.tsx'
import { queries, queryClient, useCan, useSession } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { WhyDenied } from '#page/why-denied.tsx'
import { RoleActions } from './actions.tsx'
import { RoleFields } from './form.tsx'
import { namesOf, roleBody, rolePayload, roleRules, roleValues, type Role, type RoleValues } from './values.ts'
import { ApartFromForm } from './apart-from-form.tsx'
import { useIsBeyond } from './grantable.ts'
import { Members } from './members.tsx'
import { asPermissions, comparePermissions, describePermissions } from './permission-names.ts'
import { PermissionsField } from './permissions-field.tsx'
import { useSaveReview } from './save-review.tsx'

function RoleForm({ record: role }: { record: Role }) {
  const { id } = role
  const canUpdate = useCan('role.update')
  const { user } = useSession()
  const isBeyond = useIsBeyond(role)
  const isFixed = role.slug === 'administrator'
  const review = useSaveReview(role)
  const edit = useEditForm<RoleValues, Role>({
    name: `roles/${id}`,
    rules: roleRules,
    record: role,
    toValues: roleValues,
    toPayload: rolePayload,
    confirm: review.confirm,
    save: ({ slug: _slug, ...changes }, version) =>
      client.api.roles.update({ id, version: version ?? role.version, ...roleBody(changes) }),
    onSaved: (saved) => {
      keep(saved)
      // The menu and the buttons follow a change of the editor's own role at once.
      if (user?.roles.some((own) => own.id === id)) void client.loadUser()
    },
  })

  async function reload() {
    const query = queries.roles.view({ id })
    void invalidateResource('users')
    void invalidateResource('roles')
    const fresh = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    edit.rebase(fresh)
  }

  return (
    <Page
      title={role.name}
      parent={
        <Breadcrumbs>
          <Link to="/roles">{m.roles_title()}</Link>
        </Breadcrumbs>
      }
      status={
        <>
          {role.is_system && <StatusChip>{m.roles_system()}</StatusChip>}
          {!canUpdate && <WhyDenied permission="role.update" label={m.form_read_only()} />}
        </>
      }
      actions={<RoleActions role={role} isBeyond={isBeyond} />}
    >
      <EditForm
        edit={edit}
        width="beside"
        isReadOnly={!canUpdate || isBeyond || isFixed}
        show={(field, value) => show(role, field, value)}
      >
        {isFixed && <p className="rounded-lg bg-grey-soft px-3 py-2 text-grey-text">{m.roles_fixed()}</p>}
        {canUpdate && isBeyond && !isFixed && (
          <p className="rounded-lg bg-amber-soft px-3 py-2 text-amber-text">{m.roles_beyond()}</p>
        )}
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="flex min-w-0 flex-col gap-4">
            <RoleFields role={role} />
            <About role={role} />
          </div>
          <ApartFromForm>
            <Members role={role} isBeyond={isBeyond} onChanged={() => void reload()} />
          </ApartFromForm>
        </div>
        <PermissionsField role={role} />
      </EditForm>
      {review.dialog}
    </Page>
  )
}

function About({ role: { id, slug, created_at, updated_at } }: { role: Role }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <DescriptionList>
        <DescriptionItem name={m.roles_side_id()}>{id}</DescriptionItem>
        <DescriptionItem name={m.roles_column_slug()}>
          <code className="font-mono">{slug}</code>
        </DescriptionItem>
        <DescriptionItem name={m.roles_side_created()}>
          <Moment time={created_at} />
        </DescriptionItem>
        <DescriptionItem name={m.roles_side_updated()}>
          <Moment time={updated_at} />
        </DescriptionItem>
      </DescriptionList>
    </section>
  )
}

/** The cache learns what the answer of a change says, and the lists that they are out of date. */
function keep(role: Role) {
  queryClient.setQueryData(queries.roles.view({ id: role.id }).queryKey, role)
  void invalidateResource('roles')
}

/** Words a value where two people changed it; a set of permissions by how it differs from what was opened. */
function show(role: Role, field: string, value: unknown) {
  if (field === 'scope') return value === 'own' ? roleScopeWords.own() : roleScopeWords.all()
  if (field !== 'permissions' || !Array.isArray(value)) return typeof value === 'string' ? value : '—'
  const names = asPermissions(value.map(String))
  const { added, removed } = comparePermissions(namesOf(role), names)
  const words = (list: typeof added) =>
    describePermissions(list)
      .map(({ text }) => text)
      .join('; ')
  return [
    m.roles_permissions_count({ count: names.length }),
    ...(added.length > 0 ? [`+ ${words(added)}`] : []),
    ...(removed.length > 0 ? [`− ${words(removed)}`] : []),
  ].join('\n')
}

export const { Component, loader } = recordScreen(queries.roles.view, RoleForm)
