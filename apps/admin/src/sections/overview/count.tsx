import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { countedList } from '#record/counted-list.ts'
import { formatCount } from '#text/format/format-count.ts'

interface CountProps {
  list: Schemas['OverviewList']
  count: Schemas['OverviewCount']
  /** The name of the number, for screen readers. */
  label: string
  className?: string
}

/** A number that opens the list with exactly this total. */
export function Count({ list, count: { total, total_is_exact, query }, label, className }: CountProps) {
  const text = total_is_exact ? formatCount(total) : m.overview_more_than({ count: total })
  return (
    <TextLink
      render={<Link to={countedList(list, query)} />}
      aria-label={`${label}: ${text}`}
      className={cn('inline-block min-w-6 text-end tabular-nums no-underline hover:underline', className)}
    >
      {text}
    </TextLink>
  )
}
