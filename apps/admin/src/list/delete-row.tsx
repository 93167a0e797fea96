import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { IconButton } from '@admin-panel/ui/icon-button'
import { useMutation } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { notify } from '#data/notify/notify.ts'

interface DeleteRowProps {
  /** The accessible name of the action with its row: «Удалить: Vesta». */
  label: string
  question: string
  text: string
  /** Nothing is kept of the record. */
  isFinal?: boolean
  remove: () => Promise<unknown>
  done: string
}

/** Deletes a row of a table after a confirmation; the server explains a refusal. */
export function DeleteRow({ label, question, text, isFinal = false, remove, done }: DeleteRowProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: () => void notify({ message: done }),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <IconButton label={label} onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setIsAsking}
          heading={question}
          description={isFinal ? text : `${text} ${m.record_delete_kept()}`}
          confirmText={m.row_delete()}
          variant="danger"
          isPending={isPending}
          onConfirm={() => mutate()}
        />
      )}
    </>
  )
}
