import type { DraftName } from '#data/drafts.ts'
import type { Params, Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Dialog, DialogCancel } from '@admin-panel/ui/dialog'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ObstacleList } from './obstacle-list.tsx'
import { useStatusFields } from './status-fields.tsx'
import type { StatusTarget, StatusChange, FieldErrors } from './status-change.ts'

interface StatusDialogProps<Status extends string> {
  /** The name under which the input outlives the dialog. */
  draft: DraftName
  target: StatusTarget<Status>
  heading: string
  description?: string | undefined
  isDanger: boolean
  /** The state may end by itself on a day. */
  hasUntil: boolean
  timeZone?: string | undefined
  isPending: boolean
  errors?: FieldErrors | undefined
  /** Further fields above the reason. */
  details?: ReactNode
  /** The label of the button: what it does. */
  confirmText: string
  /** The label of the button that changes nothing. */
  cancelText?: string | undefined
  /** Hides an optional comment. */
  isBrief?: boolean | undefined
  /** What else the reason must apply to. */
  reasonFilter?: Params<'operationReasons.options'> | undefined
  isIncomplete?: boolean
  /** What stands in the way of the change; null while that is being read. */
  obstacles?: readonly Schemas['Obstacle'][] | null
  /** What can be done at once where something stands in the way. */
  instead?: { label: string; run: () => void } | undefined
  progress?: ReactNode
  onConfirm: (change: StatusChange<Status>) => void
  onClose: () => void
}

/** Asks for the reason, comment and end date that the target status requires; validates before sending. */
export function StatusDialog<Status extends string>({
  draft,
  target,
  heading,
  description,
  isDanger,
  hasUntil,
  timeZone,
  isPending,
  errors,
  details,
  isIncomplete = false,
  obstacles = [],
  instead,
  confirmText,
  cancelText,
  isBrief = false,
  reasonFilter,
  progress,
  onConfirm,
  onClose,
}: StatusDialogProps<Status>) {
  const isHindered = obstacles !== null && obstacles.length > 0
  const { fields, read } = useStatusFields({ draft, target, hasUntil, timeZone, errors, isBrief, reasonFilter })
  function confirm() {
    const change = read()
    if (change) onConfirm(change)
  }
  return (
    <Dialog
      onClose={onClose}
      heading={heading}
      description={isHindered ? undefined : description}
      footer={
        <>
          <DialogCancel label={isHindered ? m.import_close() : cancelText} />
          {isHindered ? (
            instead && (
              <Button variant="primary" onClick={instead.run}>
                {instead.label}
              </Button>
            )
          ) : (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              aria-disabled={isIncomplete || obstacles === null}
              onClick={confirm}
            >
              {confirmText}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {obstacles === null ? (
          <p className="text-muted">{m.status_obstacles_pending()}</p>
        ) : isHindered ? (
          <ObstacleList obstacles={obstacles} />
        ) : (
          <>
            {details}
            {fields}
            {progress}
          </>
        )}
      </div>
    </Dialog>
  )
}
