import type { Schemas } from '@admin-panel/sdk'
import { countedList } from '#record/counted-list.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { m } from '#paraglide/messages.js'
import { formatCount } from '#text/format/format-count.ts'

/** The records that stand in the way of a change, each kind with its number and a link to its list. */
export function ObstacleList({ obstacles }: { obstacles: readonly Schemas['Obstacle'][] }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-label">{m.status_obstacles()}</h3>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {obstacles.map(({ label, count, list, query }) => (
          <li key={`${label}?${query}`} className="flex items-baseline justify-between gap-3 px-3 py-2">
            <span className="min-w-0 break-words">
              {list === null || query === null ? (
                label
              ) : (
                <LinkIfAllowed to={countedList(list, query)}>{label}</LinkIfAllowed>
              )}
            </span>
            <span className="tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
