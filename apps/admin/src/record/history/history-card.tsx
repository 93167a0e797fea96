import { Avatar } from '@admin-panel/ui/avatar'
import { Timeline } from '@admin-panel/ui/timeline'
import type { ReactNode } from 'react'
import { userTimeZone } from '#data/time/format-date.ts'
import { Card } from '@admin-panel/ui/card'

interface HistoryEntry {
  id: number
  created_at: string
  /** Null if the system did it. */
  user: { label: string } | null
  body: ReactNode
}

interface HistoryCardProps {
  title: string
  actions?: ReactNode
  /** Undefined while they load: the place of the first is kept, so that nothing moves away from a click. */
  entries: readonly HistoryEntry[] | undefined
  empty: string
  /** Above the entries: a note. */
  children?: ReactNode
}

/** The history of a record, newest first: who did what on which day. */
export function HistoryCard({ title, actions, entries, empty, children }: HistoryCardProps) {
  return (
    <Card title={title} actions={actions}>
      {children}
      {!entries && <div aria-hidden className="h-16.75" />}
      {entries?.length === 0 && <p className="text-muted">{empty}</p>}
      {entries && entries.length > 0 && (
        <Timeline
          timeZone={userTimeZone()}
          entries={entries.map(({ id, created_at, user, body }) => ({
            id: String(id),
            at: created_at,
            body,
            ...(user && { author: user.label, mark: <Avatar name={user.label} /> }),
          }))}
        />
      )}
    </Card>
  )
}
