import { m } from '#paraglide/messages.js'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import type { Chosen } from '#list/selection.ts'
import { formatName } from '#text/format-name.ts'
import type { UserRow } from './columns.tsx'
import { describeStatus, hasUntil, statuses } from './statuses.ts'

const withoutReason = { requires_reason: false, requires_comment: false }

/** Changes the status of the selected records. */
export function BulkStatus({ chosen, onDone }: { chosen: Chosen<UserRow>; onDone: () => void }) {
  return (
    <BulkStatusChange
      chosen={chosen}
      nameOf={formatName}
      statuses={statuses}
      targets={[
        { ...withoutReason, status: 'active', reason_operation: null },
        { ...withoutReason, status: 'blocked', reason_operation: 'user_block' },
        { ...withoutReason, status: 'archived', reason_operation: null },
      ]}
      countInWords={m.users_status_dialog_many}
      describe={describeStatus}
      hasUntil={hasUntil}
      call={(change) => bulkCall('users.statusChange', change)}
      onDone={onDone}
    />
  )
}
