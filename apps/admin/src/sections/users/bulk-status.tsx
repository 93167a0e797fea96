import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { BulkProgress } from '#shared/bulk/progress.tsx'
import { useOneByOne } from '#shared/bulk/use-one-by-one.ts'
import { client } from '#shared/client.ts'
import { formatName } from '#shared/format-name.ts'
import { outdate } from '#shared/record/keep-record.ts'
import { StatusDialog, type StatusChange } from '#shared/status/status-dialog.tsx'
import type { UserRow } from './columns.tsx'
import { describeStatus, hasUntil, statuses, type UserStatus } from './statuses.ts'

const offered = ['active', 'blocked', 'archived'] as const satisfies readonly UserStatus[]

/** Changes the status of a selection. */
export function BulkStatus({ users, onDone }: { users: readonly UserRow[]; onDone: () => void }) {
  const [status, setStatus] = useState<UserStatus | null>(null)
  const run = useOneByOne<UserRow, StatusChange<UserStatus>>({
    rows: users,
    nameOf: formatName,
    change: (user, change) => client.api.users.statusChange({ id: user.id, version: user.version, ...change }),
    onDone: close,
    onSettled: () => outdate('users'),
  })

  function close() {
    run.stop()
    setStatus(null)
    if (run.outcome) onDone()
    run.forget()
  }

  return (
    <>
      {offered.map((name) => (
        <Button key={name} size="sm" onClick={() => setStatus(name)}>
          {statuses[name].action()}
        </Button>
      ))}
      {status && (
        <StatusDialog
          target={{
            status,
            requires_reason: false,
            requires_comment: false,
            reason_operation: status === 'blocked' ? 'user_block' : null,
          }}
          heading={headingOf(status, users)}
          description={describeStatus(status)}
          isDanger={statuses[status].isDanger ?? false}
          hasUntil={hasUntil(status)}
          pending={run.isPending}
          onConfirm={run.start}
          onClose={close}
          progress={run.outcome && <BulkProgress outcome={run.outcome} onStop={run.isPending ? run.stop : undefined} />}
        />
      )}
    </>
  )
}

function headingOf(status: UserStatus, users: readonly UserRow[]) {
  const action = statuses[status].action()
  const [first] = users
  return users.length === 1 && first
    ? m.status_dialog_title({ action, name: formatName(first) })
    : m.users_status_dialog_many({ action, count: users.length })
}
