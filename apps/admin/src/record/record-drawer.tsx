import { isApiError } from '@admin-panel/sdk'
import { Drawer } from '@admin-panel/ui/drawer'
import { EmptyState } from '@admin-panel/ui/empty-state'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import FileX from 'lucide-react/icons/file-x'
import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { LoadFailed } from '#page/load-failed.tsx'
import type { RecordQuery } from './record-screen.tsx'

interface RecordDrawerProps<Item> {
  query: RecordQuery<Item>
  heading: (record: Item | undefined) => string
  /** Shown if the record does not exist. */
  missing: string
  children: (record: Item) => ReactNode
  onClose: () => void
}

/** One record in a drawer above the list that it was opened from. */
export function RecordDrawer<Item>({ query, heading, missing, children, onClose }: RecordDrawerProps<Item>) {
  const result = useQuery(query)
  const { data, error } = result
  return (
    <Drawer onClose={onClose} heading={heading(data)}>
      {isApiError(error, 'not-found') ? (
        <EmptyState icon={<FileX />} heading={missing} />
      ) : error && !data ? (
        <LoadFailed query={result} heading={m.record_failed()} />
      ) : data ? (
        <div className="flex flex-col gap-5">{children(data)}</div>
      ) : (
        <div className="flex flex-col gap-3">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-4 w-2/3" />
          ))}
        </div>
      )}
    </Drawer>
  )
}
