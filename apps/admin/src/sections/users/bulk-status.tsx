import { m } from '#paraglide/messages.js'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import { client } from '#data/client.ts'
import { formatName } from '#text/format-name.ts'
import type { UserRow } from './columns.tsx'
import { describeStatus, hasUntil, statuses } from './statuses.ts'

const withoutReason = { requires_reason: false, requires_comment: false }

/** Changes the status of the selected records. */
export function BulkStatus({ users, onDone }: { users: readonly UserRow[]; onDone: () => void }) {
  return (
    <BulkStatusChange
      of="users"
      rows={users}
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
      change={client.api.users.statusChange}
      onDone={onDone}
    />
  )
}
