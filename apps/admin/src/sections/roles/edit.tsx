import { roleScopeWords } from '#contract/enums/role-scope.gen.ts'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { Notice } from '@admin-panel/ui/notice'
import { RecordFacts } from '#record/record-facts.tsx'
import { useUpdateForm } from '#record/record-form.ts'
import { RecordPage } from '#record/record-page.tsx'
import { queries, queryClient, useCan, useSession } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { RoleActions } from './actions.tsx'
import { RoleFields } from './form.tsx'
import { RoleCrumbs } from './role-crumbs.tsx'
import { namesOf, roleBody, rolePayload, roleRules, roleValues, type Role, type RoleValues } from './values.ts'
import { DetachedForm } from '#form/detached-form.tsx'
import { useExceedsOwnRights } from './grantable.ts'
import { Members } from './members.tsx'
import { asPermissions } from '#text/trusted.ts'
import { comparePermissions } from './permission-names.ts'
import { describePermissions } from '#text/permission-labels.ts'
import { PermissionsField } from './permissions-field.tsx'
import { RequiredFactor } from './required-factor.tsx'
import { useSaveReview } from './save-review.tsx'

function RoleForm({ record: role }: { record: Role }) {
  const { id } = role
  const canUpdate = useCan('role.update')
  const { user } = useSession()
  const exceedsOwnRights = useExceedsOwnRights(role)
  const isFixed = role.slug === 'administrator'
  const review = useSaveReview(role)
  const edit = useUpdateForm<RoleValues, Role>({
    of: 'roles',
    name: 'roles',
    rules: roleRules,
    record: role,
    toValues: roleValues,
    toPayload: rolePayload,
    confirm: review.confirm,
    update: ({ slug: _slug, id, version, ...changes }) =>
      client.api.roles.update({ id, version, ...roleBody(changes) }),
    onSaved: () => {
      // A change of the editor's own role refreshes the menu and the buttons at once.
      if (user?.roles.some((own) => own.id === id)) void client.loadUser()
    },
  })

  async function reload() {
    void invalidateResource('users')
    void invalidateResource('roles')
    edit.rebase(await queryClient.fetchQuery({ ...queries.roles.view({ id }), staleTime: 0 }))
  }

  return (
    <>
      <RecordPage
        title={role.name}
        parent={<RoleCrumbs />}
        edit={edit}
        permission="role.update"
        isLocked={exceedsOwnRights || isFixed}
        status={role.is_system && <StatusChip>{m.roles_system()}</StatusChip>}
        actions={<RoleActions role={role} exceedsOwnRights={exceedsOwnRights} />}
        side={
          <>
            <DetachedForm>
              <RequiredFactor role={role} exceedsOwnRights={exceedsOwnRights} onChanged={() => void reload()} />
              <Members role={role} exceedsOwnRights={exceedsOwnRights} onChanged={() => void reload()} />
            </DetachedForm>
            <RecordFacts entity="role" record={role}>
              <DescriptionItem name={m.roles_column_slug()}>
                <code className="font-code">{role.slug}</code>
              </DescriptionItem>
            </RecordFacts>
          </>
        }
        show={(field, value) => show(role, field, value)}
      >
        {isFixed && <Notice tone="grey">{m.roles_fixed()}</Notice>}
        {canUpdate && exceedsOwnRights && !isFixed && <Notice tone="amber">{m.roles_beyond()}</Notice>}
        <PermissionsField role={role} />
        <RoleFields role={role} />
      </RecordPage>
      {review.dialog}
    </>
  )
}

/** Formats a field's value for the conflict dialog; a permission set as its difference from the opened one. */
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
