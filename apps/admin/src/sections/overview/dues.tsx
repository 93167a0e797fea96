import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { dayAt } from '#data/time/days.ts'
import { formatDay } from '#data/time/format-date.ts'
import { moneyTerms } from '#shop/shift/terms.ts'
import { useNow } from '#data/time/use-now.ts'
import { Widget } from './widget.tsx'

const SHOWN = 5

/** The settlements and contracts that are due first. */
export function Dues() {
  const query = useQuery(moneyTerms(useCan('contract.index')))
  const today = dayAt(useNow())
  return (
    <Widget title={m.overview_dues()} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <ul className="divide-y divide-line">
          {items.slice(0, SHOWN).map(({ to, list, number, label, day }) => (
            <li key={to} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
              <span className="min-w-0">
                <TextLink render={<Link to={to} />} className="block font-label break-words">
                  {label}
                </TextLink>
                <span className="block text-xs break-words text-muted">
                  {list === 'contracts'
                    ? m.overview_contract_ends({ number: number ?? '' })
                    : m.overview_close_period()}
                </span>
              </span>
              <span className={day < today ? 'text-danger tabular-nums' : 'text-secondary tabular-nums'}>
                {formatDay(day)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Widget>
  )
}
