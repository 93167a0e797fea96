import { m } from '#paraglide/messages.js'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import { client } from '#data/client.ts'
import { formatName } from '#text/format-name.ts'
import type { UserRow } from './columns.tsx'
import { describeStatus, hasUntil, statuses } from './statuses.ts'

const free = { requires_reason: false, requires_comment: false }

/** Changes the status of the selected records. */
export function BulkStatus({ users, onDone }: { users: readonly UserRow[]; onDone: () => void }) {
  return (
    <BulkStatusChange
      of="users"
      rows={users}
      nameOf={formatName}
      statuses={statuses}
      targets={[
        { ...free, status: 'active', reason_operation: null },
        { ...free, status: 'blocked', reason_operation: 'user_block' },
        { ...free, status: 'archived', reason_operation: null },
      ]}
      countInWords={m.users_status_dialog_many}
      describe={describeStatus}
      hasUntil={hasUntil}
      change={client.api.users.statusChange}
      onDone={onDone}
    />
  )
}
