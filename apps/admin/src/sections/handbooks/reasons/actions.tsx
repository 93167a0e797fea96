import { Button } from '@admin-panel/ui/button'
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
import type { Reason } from './form.tsx'
import { useSwitchReason } from './switch-reason.tsx'

/** Switching on and off, and deleting what nobody has used. */
export function ReasonActions({ reason, onChanged }: { reason: Reason; onChanged: (reason: Reason) => void }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const canSwitch = useCan(reason.is_active ? 'operation-reason.disable' : 'operation-reason.enable')
  const canDelete = useCan('operation-reason.delete')
  const navigate = useNavigate()
  const { change, isPending } = useSwitchReason(onChanged)
  const remove = useMutation({
    ...mutations.operationReasons.delete({ invalidates: ['operationReasons.list'] }),
    onSuccess: () => {
      void notify({ message: m.reasons_deleted() })
      void navigate('/handbooks/reasons')
    },
    onError: () => setIsDeleting(false),
  })
  const obstacle = reason.is_system
    ? m.reasons_delete_system()
    : reason.usage_count > 0
      ? m.reasons_delete_used()
      : undefined
  return (
    <>
      {canSwitch && (
        <Button pending={isPending} onClick={() => change(reason, !reason.is_active)}>
          {reason.is_active ? m.reasons_disable() : m.reasons_enable()}
        </Button>
      )}
      {canDelete && (
        <DropdownMenu
          trigger={
            <IconButton label={m.reasons_more()} variant="secondary" size="md">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          <MenuItem
            variant={obstacle ? 'normal' : 'danger'}
            disabled={obstacle !== undefined}
            hint={obstacle}
            onSelect={() => setIsDeleting(true)}
          >
            {m.reasons_delete()}
          </MenuItem>
        </DropdownMenu>
      )}
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setIsDeleting}
        heading={m.reasons_delete_title()}
        description={m.reasons_delete_text({ name: reason.name })}
        confirmText={m.reasons_delete()}
        variant="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id: reason.id, version: reason.version })}
      />
    </>
  )
}
