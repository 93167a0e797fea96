import { Button } from '@admin-panel/ui/button'
import { ButtonLink } from '@admin-panel/ui/button-link'
import Copy from 'lucide-react/icons/copy'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { useViewAs } from '#shop/view-as/use-view-as.tsx'
import { useCan } from '#data/queries.ts'
import type { Role } from './values.ts'
import { pathTo } from '#data/paths.ts'

/** Copies or deletes a role; a system role and a role with users cannot be deleted and say why. */
export function RoleActions({ role, exceedsOwnRights }: { role: Role; exceedsOwnRights: boolean }) {
  const canCreate = useCan('role.create')
  const canDelete = useCan('role.delete')
  const viewAs = useViewAs({ eyes: { role_id: role.id }, name: role.name, needsCompany: role.scope === 'own' })
  usePageActions(viewAs.actions)
  return (
    <>
      {viewAs.actions.map(({ label, run }) => (
        <Button key={label} onClick={run}>
          {label}
        </Button>
      ))}
      {viewAs.dialog}
      {canCreate && (
        <ButtonLink render={<Link to={pathTo('roles.new', { copy: role.id })} />}>
          <Copy aria-hidden className="size-4" />
          {m.roles_copy()}
        </ButtonLink>
      )}
      {canDelete && <DeleteRole role={role} exceedsOwnRights={exceedsOwnRights} />}
    </>
  )
}

function DeleteRole({ role, exceedsOwnRights }: { role: Role; exceedsOwnRights: boolean }) {
  return (
    <DeleteMenu
      of={{ entity: 'role', entity_id: role.id }}
      action={m.roles_delete()}
      question={m.roles_delete_title()}
      text={m.roles_delete_text({ name: role.name })}
      obstacle={obstacleOf(role, exceedsOwnRights)}
      done={m.roles_deleted()}
      list={pathTo('roles.list')}
      remove={async () => {
        await client.api.roles.delete({ id: role.id, version: role.version })
        void invalidateResource('roles')
      }}
    />
  )
}

function obstacleOf({ is_system, users_count }: Role, exceedsOwnRights: boolean) {
  if (exceedsOwnRights) return m.roles_delete_beyond()
  if (is_system) return m.roles_delete_system()
  return users_count > 0 ? m.roles_delete_used() : undefined
}
