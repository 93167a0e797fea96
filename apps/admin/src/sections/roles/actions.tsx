import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { DeleteMenu } from '#shared/delete-menu.tsx'
import { queryClient, useCan } from '#shared/queries.ts'
import type { Role } from './form.tsx'

/** Deleting a role; one that is in use, or the system's own, says why it stays. */
export function RoleActions({ role, isBeyond }: { role: Role; isBeyond: boolean }) {
  if (!useCan('role.delete')) return null
  return (
    <DeleteMenu
      action={m.roles_delete()}
      question={m.roles_delete_title()}
      text={m.roles_delete_text({ name: role.name })}
      obstacle={obstacleOf(role, isBeyond)}
      done={m.roles_deleted()}
      list="/roles"
      remove={async () => {
        await client.api.roles.delete({ id: role.id, version: role.version })
        void queryClient.invalidateQueries({ queryKey: ['roles.list'] })
        void queryClient.invalidateQueries({ queryKey: ['roles.options'] })
      }}
    />
  )
}

function obstacleOf({ is_system, users_count }: Role, isBeyond: boolean) {
  if (isBeyond) return m.roles_delete_beyond()
  if (is_system) return m.roles_delete_system()
  return users_count > 0 ? m.roles_delete_used() : undefined
}
