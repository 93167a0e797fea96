import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DropdownMenu, MenuItem } from '@admin-panel/ui/dropdown-menu'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'
import { usePageActions } from '#page/page-actions.ts'

interface DeleteMenuProps {
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
export function DeleteMenu({ action, question, text, isFinal = false, obstacle, remove, done, list }: DeleteMenuProps) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    // Pending until the page is left: live updates do not refetch the record that is gone.
    onSuccess: async () => {
      void notify({ message: done })
      await navigate(list)
    },
    onError: () => setIsAsking(false),
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
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        heading={question}
        description={isFinal ? text : `${text} ${m.record_delete_kept()}`}
        confirmText={action}
        variant="danger"
        isPending={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}
