import { isApiError, type Params } from '@admin-panel/sdk'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation, useQuery } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import { queries } from '#data/queries.ts'
import { usePageActions } from '#page/page-actions.ts'
import { ObstacleList } from './status/obstacle-list.tsx'
import { lacks } from '#data/access/lacks.ts'

interface DeleteMenuProps {
  /** The record, as the change log names it. */
  of: Params<'deletions.check'>
  /** The label of the action: «Удалить роль». */
  action: string
  question: string
  text: string
  /** Nothing is kept of the record. */
  isFinal?: boolean
  /** The reason why the record cannot be deleted; the action is then visible but disabled. */
  obstacle?: string | undefined
  remove: () => Promise<unknown>
  done: string
  /** The list to return to. */
  list: string
}

/** Deletes a record from a menu after a confirmation, then returns to the list. */
export function DeleteMenu({
  of,
  action,
  question,
  text,
  isFinal = false,
  obstacle,
  remove,
  done,
  list,
}: DeleteMenuProps) {
  const [isAsking, setIsAsking] = useState(false)
  const hindrance = useQuery({
    ...queries.deletions.check(of),
    enabled: isAsking && !lacks('operations'),
    staleTime: 0,
    gcTime: 0,
  })
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    // Pending until the page is left: live updates do not refetch the record that is gone.
    onSuccess: async () => {
      void notify({ message: done })
      await navigate(list)
    },
    // What has come in the way meanwhile is shown with its records.
    onError: async (error) => {
      const checked = isApiError(error, 'conflict') ? (await hindrance.refetch()).data : undefined
      if (!checked?.message) setIsAsking(false)
    },
  })
  usePageActions([{ label: action, obstacle, isDanger: true, run: () => setIsAsking(true) }])
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={m.record_more()} variant="secondary" size="md">
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
          {action}
        </MenuItem>
      </DropdownMenu>
      {hindrance.data && hindrance.data.message !== null ? (
        <Dialog
          open={isAsking}
          onOpenChange={setIsAsking}
          heading={hindrance.data.message}
          footer={<DialogCancel label={m.import_close()} />}
        >
          {hindrance.data.items.length > 0 && <ObstacleList obstacles={hindrance.data.items} />}
        </Dialog>
      ) : (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          heading={question}
          description={isFinal ? text : `${text} ${m.record_delete_kept()}`}
          confirmText={action}
          variant="danger"
          // The answer may be that it cannot be deleted.
          isPending={isPending || hindrance.isLoading}
          onConfirm={() => mutate()}
        />
      )}
    </>
  )
}
