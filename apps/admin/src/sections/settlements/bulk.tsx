import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { invalidateResource } from '#data/cache.ts'
import { client } from '#data/client.ts'
import { download } from '#data/download.ts'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import type { Chosen } from '#list/selection.ts'
import { m } from '#paraglide/messages.js'
import { describeStatus, settlementStatuses } from './statuses.ts'

type Row = Schemas['SettlementRow']

const plain = { requires_reason: false, requires_comment: false, reason_operation: null }

/** Closes and approves the selected periods, and sends the approved ones to the bank. */
export function SettlementBulk({ chosen, clear }: { chosen: Chosen<Row>; clear: () => void }) {
  return (
    <>
      <BulkStatusChange
        chosen={chosen}
        nameOf={({ company, id }) => `${company.label}, № ${id}`}
        statuses={settlementStatuses}
        targets={[
          { status: 'closed', ...plain },
          { status: 'approved', ...plain },
        ]}
        countInWords={m.settlements_many}
        describe={describeStatus}
        call={(change) => bulkCall('settlements.statusChange', change)}
        onDone={clear}
      />
      {chosen.filter === null && <BankFile ids={chosen.rows.map(({ id }) => id)} onDone={clear} />}
    </>
  )
}

/** The file names the same payments again, so that a second click or a lost answer pays nothing twice. */
export function BankFile({ ids, onDone }: { ids: readonly number[]; onDone?: () => void }) {
  const send = useMutation({
    mutationFn: (format: Schemas['BankFormat']) =>
      client.api.settlements.bankFile({ bank_format: format, ids: [...ids] }),
    onSuccess: (file, format) => {
      download(file, format === 'csv' ? 'bank.csv' : 'bank.txt')
      void invalidateResource('settlements')
      onDone?.()
    },
  })
  return (
    <>
      <Button size="sm" isPending={send.isPending} onClick={() => send.mutate('client_bank')}>
        {m.settlements_bank_file()}
      </Button>
      <Button size="sm" isPending={send.isPending} onClick={() => send.mutate('csv')}>
        {m.settlements_bank_table()}
      </Button>
    </>
  )
}
