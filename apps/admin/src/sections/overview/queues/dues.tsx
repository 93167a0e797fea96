import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { dayAt } from '#data/time/days.ts'
import { formatDay } from '#data/time/format-date.ts'
import { useNow } from '#data/time/use-now.ts'
import { Widget } from '#sections/overview/widget.tsx'

const SHOWN = 5

/** The settlements and contracts that are due first. */
export function Dues() {
  const lists = useCan('contract.index') ? (['settlements', 'contracts'] as const) : (['settlements'] as const)
  const query = useQuery(queries.overview.terms({ lists: [...lists] }))
  const today = dayAt(useNow())
  return (
    <Widget title={m.overview_dues()} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <ul className="divide-y divide-line">
          {items.slice(0, SHOWN).map(({ id, list, number, label, due_on }) => (
            <li key={`${list}/${id}`} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
              <span className="min-w-0">
                <TextLink render={<Link to={pathTo(list, id)} />} className="block font-label break-words">
                  {label}
                </TextLink>
                <span className="block text-xs break-words text-muted">
                  {list === 'contracts'
                    ? m.overview_contract_ends({ number: number ?? '' })
                    : m.overview_close_period()}
                </span>
              </span>
              <span className={due_on && due_on < today ? 'text-danger tabular-nums' : 'text-secondary tabular-nums'}>
                {formatDay(due_on ?? '')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Widget>
  )
}
