import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { formatBrief } from '#data/time/format-date.ts'
import { HistoryCard } from '#record/history/history-card.tsx'
import type { Statuses } from './statuses.tsx'
import { toneOf } from './tones.ts'

type Entry = Schemas['StatusHistoryEntry']

interface StatusHistoryProps {
  /** Undefined while they load. */
  entries: readonly Entry[] | undefined
  statuses: Statuses<string>
}

/** The status changes of a record, newest first. */
export function StatusHistory({ entries, statuses }: StatusHistoryProps) {
  return (
    <HistoryCard
      title={m.status_history()}
      empty={m.status_history_empty()}
      entries={entries?.map((entry) => ({ ...entry, body: <Change entry={entry} statuses={statuses} /> }))}
    />
  )
}

function Change({ entry, statuses }: { entry: Entry; statuses: Statuses<string> }) {
  const { to_status, reason, comment, until } = entry
  return (
    <>
      <StatusChip tone={toneOf(to_status)}>{statuses[to_status]?.label() ?? to_status}</StatusChip>
      {(reason || comment) && <p className="break-words">{[reason?.label, comment].filter(Boolean).join('. ')}</p>}
      {until && <p className="text-secondary">{m.status_history_until({ when: formatBrief(until) })}</p>}
    </>
  )
}
