import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import type { Chosen } from '#list/selection.ts'
import { BulkField } from '#list/bulk/bulk-field.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { useCan } from '#data/queries.ts'
import { useStatusFields } from '#record/status/status-fields.tsx'
import type { PointRow } from '#sections/store-points/point-row.ts'

type Target = 'active' | 'paused'

interface PointBulkProps {
  chosen: Chosen<PointRow>
  clear: () => void
}

const actions = { active: m.points_resume, paused: m.point_to_paused }

// Loaded when it is first opened.
const FieldDialog = lazyPart(async () => (await import('./field-dialog.tsx')).FieldDialog)

/** Actions on the selected points. */
export function PointBulk({ chosen, clear }: PointBulkProps) {
  const [target, setTarget] = useState<Target | null>(null)
  const isAllowed = {
    active: useCan('store-point.enableByIds'),
    paused: useCan('store-point.disableByIds'),
  }
  return (
    <>
      {(['active', 'paused'] as const).map(
        (status) =>
          isAllowed[status] && (
            <Button key={status} size="sm" onClick={() => setTarget(status)}>
              {actions[status]()}
            </Button>
          ),
      )}
      <BulkField permission="store-point.update" Dialog={FieldDialog} chosen={chosen} onDone={clear} />
      {target && (
        <SwitchDialog
          chosen={chosen}
          target={target}
          onClose={(isDone) => {
            setTarget(null)
            // The selection must be cleared: it holds rows as they were before the change.
            if (isDone) clear()
          }}
        />
      )}
    </>
  )
}

interface SwitchDialogProps {
  chosen: Chosen<PointRow>
  target: Target
  onClose: (isDone: boolean) => void
}

/** A pause requires a reason. */
function SwitchDialog({ chosen, target, onClose }: SwitchDialogProps) {
  const isPause = target === 'paused'
  const { fields, read } = useStatusFields({
    draft: null,
    target: {
      status: target,
      requires_reason: isPause,
      requires_comment: false,
      reason_operation: isPause ? 'store_point_pause' : null,
    },
    hasUntil: false,
  })
  function prepare() {
    const change = read()
    if (!change) return null
    const { status: _, ...reasonAndComment } = change
    return bulkCall(isPause ? 'storePoints.disableByIds' : 'storePoints.enableByIds', reasonAndComment)
  }
  return (
    <BulkDialog
      chosen={chosen}
      done={isPause ? m.points_paused_many() : m.points_resumed_many()}
      heading={(count) => m.points_bulk_heading({ action: actions[target](), count })}
      prepare={prepare}
      onClose={onClose}
    >
      {fields}
    </BulkDialog>
  )
}
