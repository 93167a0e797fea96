import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { EmptyState } from '@admin-panel/ui/empty-state'
import Unplug from 'lucide-react/icons/unplug'
import { m } from '#paraglide/messages.js'
import { isUnanswered } from '#data/is-unanswered.ts'

interface LoadFailedProps {
  query: { error: unknown; refetch: () => Promise<unknown> }
  heading?: string
}

/** Replaces a part that failed to load: shows the reason and a retry button. */
export function LoadFailed({ query: { error, refetch }, heading = m.list_failed() }: LoadFailedProps) {
  return (
    <EmptyState
      icon={<Unplug />}
      heading={heading}
      text={isUnanswered(error) ? m.error_no_connection() : reasonOf(error)}
      action={<Button onClick={() => void refetch()}>{m.list_retry()}</Button>}
    />
  )
}

/** None for a failure that shows nothing by itself: rule E6. */
function reasonOf(error: unknown) {
  if (isApiError(error) && error.silent) return undefined
  return error instanceof Error ? error.message : undefined
}
