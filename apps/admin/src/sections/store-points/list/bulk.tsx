import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import type { BulkItem } from '#list/bulk/batches.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import { client } from '#data/client.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { forgetTyped } from '#form/drafts/use-typed.ts'
import { useStatusFields } from '#record/status/status-fields.tsx'
import { pointStatuses } from '#shop/store-points/words.ts'
import type { PointRow } from '#sections/store-points/point-row.ts'

type Target = 'active' | 'paused'

interface PointBulkProps {
  rows: readonly PointRow[]
  clear: () => void
}

const actions = { active: m.points_resume, paused: m.point_to_paused }

/** Actions on the selected points. */
export function PointBulk({ rows, clear }: PointBulkProps) {
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
      {target && (
        <SwitchDialog
          rows={rows}
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
  rows: readonly PointRow[]
  target: Target
  onClose: (isDone: boolean) => void
}

/** A pause requires a reason; undoing a resumption would require one again, so it has no undo. */
function SwitchDialog({ rows, target, onClose }: SwitchDialogProps) {
  const { enableByIds, disableByIds } = client.api.storePoints
  const isPause = target === 'paused'
  const draft = `storePoints/bulk/status/${target}`
  const { fields, read } = useStatusFields({
    draft,
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
    const there = isPause ? disableByIds : enableByIds
    return {
      send: (items: BulkItem[], dry_run: boolean) => there({ items, ...reasonAndComment, dry_run }),
      isSame: (row: PointRow) => row.status === target,
      before: (row: PointRow) => pointStatuses[row.status].label(),
      after: pointStatuses[target].label(),
      ...(isPause && { undo: { key: () => 'all', send: () => (items: BulkItem[]) => enableByIds({ items }) } }),
    }
  }
  return (
    <BulkDialog
      of="storePoints"
      done={isPause ? m.points_paused_many() : m.points_resumed_many()}
      heading={m.points_bulk_heading({ action: actions[target](), count: rows.length })}
      rows={rows}
      nameOf={({ name }) => name}
      prepare={prepare}
      onChanged={() => invalidateResource('storePoints')}
      onClose={(isDone) => {
        if (isDone) forgetTyped(draft)
        onClose(isDone)
      }}
    >
      {fields}
    </BulkDialog>
  )
}
