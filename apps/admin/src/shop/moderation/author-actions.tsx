import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import type { Desk, DeskRequest } from './desks.ts'
import type { DeskState } from './use-desk.ts'
import { requestStatuses, type RequestStatus } from './words.ts'

interface AuthorActionsProps<Item extends DeskRequest> {
  desk: Desk<Item>
  state: DeskState<Item>
  record: Item & Pick<Schemas['Moderation'], 'available_statuses'>
  /** Corrects a returned request before it is resubmitted; without it the request is resubmitted unchanged. */
  onSendAgain?: () => void
}

/** The author's own actions: withdraw a request, or resubmit a returned one. */
export function AuthorActions<Item extends DeskRequest>({
  desk,
  state,
  record,
  onSendAgain,
}: AuthorActionsProps<Item>) {
  const { id, version, number } = record
  const [isConfirming, setIsConfirming] = useState(false)
  const canChange = useCan(desk.permission)
  const { mutate, isPending } = useMutation({
    mutationFn: (status: 'new' | 'cancelled') => desk.change({ id, version, status }),
    onSuccess: (changed) => {
      setIsConfirming(false)
      state.decided(changed)
    },
    onError: state.refused,
  })
  const offers = (status: RequestStatus) => record.available_statuses.some((offered) => offered.status === status)
  if (!canChange) return null
  return (
    <>
      {offers('cancelled') && (
        <Button onClick={() => setIsConfirming(true)}>{requestStatuses.cancelled.action()}</Button>
      )}
      {record.status === 'revision' && offers('new') && (
        <Button variant="primary" isPending={isPending} onClick={onSendAgain ?? (() => mutate('new'))}>
          {onSendAgain ? m.moderation_brand_correct() : m.moderation_send_again()}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        heading={m.moderation_cancel_title({ number })}
        description={m.moderation_cancel_text()}
        confirmText={requestStatuses.cancelled.action()}
        variant="danger"
        isPending={isPending}
        onConfirm={() => mutate('cancelled')}
      />
    </>
  )
}
