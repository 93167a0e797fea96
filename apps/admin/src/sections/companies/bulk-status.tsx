import { m } from '#paraglide/messages.js'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import type { Chosen } from '#list/selection.ts'
import type { CompanyRow } from './columns.tsx'
import { describeStatus, hasUntil, statuses } from './statuses.ts'

/** Changes the status of the selected sellers; those in an unsuitable state report why. */
export function BulkStatus({ chosen, onDone }: { chosen: Chosen<CompanyRow>; onDone: () => void }) {
  return (
    <BulkStatusChange
      chosen={chosen}
      nameOf={({ trade_name }) => trade_name}
      statuses={statuses}
      targets={[
        { status: 'active', requires_reason: false, requires_comment: true, reason_operation: null },
        { status: 'suspended', requires_reason: true, requires_comment: false, reason_operation: 'company_suspend' },
      ]}
      countInWords={m.sellers_status_dialog_many}
      describe={describeStatus}
      hasUntil={hasUntil}
      call={(change) => bulkCall('companies.statusChange', change)}
      onDone={onDone}
    />
  )
}
