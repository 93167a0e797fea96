import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DropdownMenu, MenuItem, MenuSeparator } from '@admin-panel/ui/dropdown-menu'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '@admin-panel/ui/icon-button'
import { m } from '#paraglide/messages.js'
import { formatName } from '#shared/format-name.ts'
import { notify } from '#shared/notify.ts'
import { mutations, useCan } from '#shared/queries.ts'
import type { User } from './form.tsx'
import { dialogHeading, StatusDialog } from './status-dialog.tsx'
import { statuses, type UserStatus } from './status.ts'

/** The status with its legal moves, and what else can be done with the account. */
export function UserActions({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const [target, setTarget] = useState<UserStatus | null>(null)
  const [question, setQuestion] = useState<'reset' | 'delete' | null>(null)
  const canChangeStatus = useCan('user.statusChange')
  const canUpdate = useCan('user.update')
  const canDelete = useCan('user.delete') && user.status === 'invited'
  const navigate = useNavigate()
  const status = useMutation({
    ...mutations.users.statusChange(),
    onSuccess: (next) => {
      setTarget(null)
      onChanged(next)
      void notify({ message: m.users_status_changed() })
    },
  })
  const reset = useMutation({
    ...mutations.passwordReset.byUser(),
    onSuccess: () => {
      setQuestion(null)
      void notify({ message: m.users_reset_password_done({ email: user.email }) })
    },
  })
  const remove = useMutation({
    ...mutations.users.delete({ invalidates: ['users.list'] }),
    onSuccess: () => {
      void notify({ message: m.users_deleted() })
      void navigate('/users')
    },
  })
  const { tone, label } = statuses[user.status]
  const chip = <StatusChip tone={tone}>{label()}</StatusChip>
  return (
    <>
      {canChangeStatus && user.available_statuses.length > 0 ? (
        <DropdownMenu
          trigger={
            <Button>
              {chip}
              <ChevronDown aria-hidden className="size-4 text-muted" />
            </Button>
          }
        >
          {user.available_statuses.map(({ status: next }) => (
            <MenuItem key={next} onSelect={() => setTarget(next)} variant={next === 'blocked' ? 'danger' : 'normal'}>
              {statuses[next].action()}
            </MenuItem>
          ))}
        </DropdownMenu>
      ) : (
        chip
      )}
      {(canUpdate || canDelete) && (
        <DropdownMenu
          trigger={
            <IconButton label={m.record_more()} variant="secondary" size="md">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {canUpdate && <MenuItem onSelect={() => setQuestion('reset')}>{m.users_reset_password()}</MenuItem>}
          {canDelete && (
            <>
              <MenuSeparator />
              <MenuItem variant="danger" onSelect={() => setQuestion('delete')}>
                {m.users_delete()}
              </MenuItem>
            </>
          )}
        </DropdownMenu>
      )}
      {target && (
        <StatusDialog
          status={target}
          heading={dialogHeading(target, [formatName(user)])}
          pending={status.isPending}
          errors={isApiError(status.error, 'validation') ? status.error.details : undefined}
          onConfirm={(change) => status.mutate({ id: user.id, version: user.version, ...change })}
          onClose={() => setTarget(null)}
        />
      )}
      <ConfirmDialog
        open={question === 'reset'}
        onOpenChange={(open) => open || setQuestion(null)}
        heading={m.users_reset_password()}
        description={m.users_reset_password_text({ email: user.email })}
        confirmText={m.users_reset_password()}
        pending={reset.isPending}
        onConfirm={() => reset.mutate({ id: user.id })}
      />
      <ConfirmDialog
        open={question === 'delete'}
        onOpenChange={(open) => open || setQuestion(null)}
        heading={m.users_delete_title()}
        description={m.users_delete_text({ name: formatName(user) })}
        confirmText={m.users_delete()}
        variant="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id: user.id, version: user.version })}
      />
    </>
  )
}
