import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DropdownMenu, MenuItem, MenuSeparator } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { lacks } from '#data/access/lacks.ts'
import { formatName } from '#text/format-name.ts'
import { notify } from '#data/notify/notify.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { mutations, useCan, useSession } from '#data/queries.ts'
import { useViewAs } from '#shop/view-as/use-view-as.tsx'
import { useFactorReset } from './access/use-factor-reset.tsx'
import { StatusMenu } from '#record/status/status-menu.tsx'
import type { User } from './form.tsx'
import { describeStatus, hasUntil, statuses } from './statuses.ts'
import { pathTo } from '#data/paths.ts'

const Rights = lazyPart(async () => (await import('./access/rights.tsx')).Rights)

/** The status with its legal transitions, and further actions on the account. */
export function UserActions({ user, onChanged }: { user: User; onChanged: (user: User) => void }) {
  const [question, setQuestion] = useState<'reset' | 'delete' | null>(null)
  const canReset = useCan('user.update') && !lacks('security')
  const canDelete = useCan('user.delete') && user.status === 'invited'
  const viewAs = useViewAs({ eyes: { user_id: user.id }, name: formatName(user) })
  const canSeeRights = useCan(['user.view', 'role.view', 'role.index'])
  const [isShowingRights, setIsShowingRights] = useState(false)
  const self = useSession().user?.id
  const viewing = user.status === 'active' && user.id !== self ? viewAs.actions : []
  const factor = useFactorReset({ id: user.id, status: user.status, name: formatName(user) })
  const navigate = useNavigate()
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
      void navigate(pathTo('users.list'))
    },
  })
  usePageActions([
    ...viewing,
    ...(canSeeRights ? [{ label: m.entity_permission(), run: () => setIsShowingRights(true) }] : []),
    ...(canReset ? [{ label: m.users_reset_password(), run: () => setQuestion('reset') }] : []),
    ...factor.actions,
    ...(canDelete ? [{ label: m.users_delete(), isDanger: true, run: () => setQuestion('delete') }] : []),
  ])
  return (
    <>
      <StatusMenu
        of="users"
        permission="user.statusChange"
        statuses={statuses}
        record={user}
        name={formatName(user)}
        change={client.api.users.statusChange}
        describe={describeStatus}
        hasUntil={hasUntil}
        onChanged={onChanged}
      />
      {(canReset || canDelete || canSeeRights || viewing.length + factor.actions.length > 0) && (
        <DropdownMenu
          trigger={
            <IconButton label={m.record_more()} variant="secondary" size="md">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        >
          {viewing.map(({ label, run }) => (
            <MenuItem key={label} onSelect={run}>
              {label}
            </MenuItem>
          ))}
          {canSeeRights && <MenuItem onSelect={() => setIsShowingRights(true)}>{m.entity_permission()}</MenuItem>}
          {canReset && <MenuItem onSelect={() => setQuestion('reset')}>{m.users_reset_password()}</MenuItem>}
          {factor.actions.map(({ label, run }) => (
            <MenuItem key={label} onSelect={run}>
              {label}
            </MenuItem>
          ))}
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
      {isShowingRights && <Rights id={user.id} name={formatName(user)} onClose={() => setIsShowingRights(false)} />}
      {viewAs.dialog}
      {factor.dialog}
      <ConfirmDialog
        open={question === 'reset'}
        onClose={() => setQuestion(null)}
        heading={m.users_reset_password()}
        description={m.users_reset_password_text({ email: user.email })}
        confirmText={m.users_reset_password()}
        isPending={reset.isPending}
        onConfirm={() => reset.mutate({ id: user.id })}
      />
      <ConfirmDialog
        open={question === 'delete'}
        onClose={() => setQuestion(null)}
        heading={m.users_delete_title()}
        description={m.users_delete_text({ name: formatName(user) })}
        confirmText={m.users_delete()}
        variant="danger"
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id: user.id, version: user.version })}
      />
    </>
  )
}
