import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { notify } from '#shared/notify.ts'
import { mutations, useCan } from '#shared/queries.ts'
import type { Role } from './form.tsx'

/** Deleting a role; one that is in use, or the system's own, says why it stays. */
export function RoleActions({ role, isBeyond }: { role: Role; isBeyond: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const canDelete = useCan('role.delete')
  const navigate = useNavigate()
  const remove = useMutation({
    ...mutations.roles.delete({ invalidates: ['roles.list', 'roles.options'] }),
    onSuccess: () => {
      void notify({ message: m.roles_deleted() })
      void navigate('/roles')
    },
    onError: () => setIsAsking(false),
  })
  if (!canDelete) return null
  const obstacle = obstacleOf(role, isBeyond)
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={m.roles_more()} variant="secondary" size="md">
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem
          variant={obstacle ? 'normal' : 'danger'}
          disabled={obstacle !== undefined}
          hint={obstacle}
          onSelect={() => setIsAsking(true)}
        >
          {m.roles_delete()}
        </MenuItem>
      </DropdownMenu>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        heading={m.roles_delete_title()}
        description={m.roles_delete_text({ name: role.name })}
        confirmText={m.roles_delete()}
        variant="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id: role.id, version: role.version })}
      />
    </>
  )
}

function obstacleOf({ is_system, users_count }: Role, isBeyond: boolean) {
  if (isBeyond) return m.roles_delete_beyond()
  if (is_system) return m.roles_delete_system()
  return users_count > 0 ? m.roles_delete_used() : undefined
}
