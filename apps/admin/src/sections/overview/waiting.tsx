import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { spanOf } from '#data/time/span-of.ts'
import { useIsStaff } from '#data/access/use-is-staff.ts'
import { countDrafts } from '#data/drafts.ts'
import { queries, useSession } from '#data/queries.ts'
import { useNow } from '#data/time/use-now.ts'
import { Count } from './count.tsx'
import { useOpenFigures } from './figures.tsx'
import { workPermissions } from './permissions.ts'
import { Widget } from './widget.tsx'
import './overview.css'

type Figure = Schemas['OverviewFigure']

const SHOWN = 5

/** Past its term, which harms a buyer or a seller by now. */
const isLate = ({ key }: Figure) => key.startsWith('overdue_')

/** Work that waits for the user, the late first, then what the user has begun; what is done is not shown. */
export function Waiting() {
  const query = useQuery(queries.overview.waiting({}))
  const work = useOwnWork()
  const open = useOpenFigures()
  const drafts = countDrafts()
  const [isWhole, setIsWhole] = useState(false)
  const rankOf = (figure: Figure) => (isLate(figure) ? 0 : work.figures.includes(figure) ? 1 : 2)
  const waitingFigures = (data: NonNullable<typeof query.data>) =>
    open([...data.items, ...work.figures])
      .filter(({ total }) => total > 0)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
  const more = query.data ? waitingFigures(query.data).length - SHOWN : 0
  return (
    <Widget
      title={m.overview_waiting()}
      query={work.pending ?? query}
      isEmpty={(data) => drafts === 0 && waitingFigures(data).length === 0}
      height={useMayHaveMany() ? 'min-h-62 sm:min-h-40 lg:min-h-18' : 'min-h-18'}
      actions={
        more > 0 ? (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.overview_less() : m.overview_more({ count: more })}
          </Button>
        ) : (
          <span className="min-h-(--control-sm)" />
        )
      }
    >
      {(data) => {
        const figures = waitingFigures(data)
        return (
          <>
            <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
              {figures.slice(0, isWhole ? undefined : SHOWN).map((figure) => (
                <Tile key={figure.key} figure={figure} />
              ))}
            </ul>
            {drafts > 0 && <p className="mt-3 text-secondary">{m.overview_drafts({ count: drafts })}</p>}
          </>
        )
      }}
    </Widget>
  )
}

/** Claimed requests, and a seller's drafts of cards. They stand among the rest, so all wait for them, and none for a failure. */
function useOwnWork() {
  const { permissions } = useSession()
  const isStaff = useIsStaff()
  const query = useQuery({
    ...queries.overview.work({}),
    enabled: permissions.canAny(isStaff ? ownWork : ['product.index']),
  })
  return { figures: query.data?.items ?? [], pending: query.isLoading ? query : undefined }
}

/** Five tiles are three rows on a phone and two on a middle window. Few rights make a tile or two. */
function useMayHaveMany() {
  const { permissions } = useSession()
  const isStaff = useIsStaff()
  return !isStaff || workPermissions.filter((permission) => permissions.can(permission)).length > 2
}

const ownWork = ['moderation.statusChange', 'brand-moderation.statusChange'] as const

function Tile({ figure }: { figure: Figure }) {
  const now = useNow()
  const { label } = figure
  return (
    <li data-tile className="relative flex min-w-0 flex-col rounded-lg hover:bg-hover">
      <span className="flex items-center gap-2">
        <Count
          list={figure.list}
          count={figure}
          label={label}
          className="text-start text-figure font-title text-text after:absolute after:inset-0"
        />
        {isLate(figure) && <span aria-hidden className="size-2 rounded-full bg-red-dot" />}
        {figure.key === 'overdue_orders' && <LateSubOrders orders={figure.total} />}
      </span>
      <span className="truncate text-secondary" title={label}>
        {label}
      </span>
      <span className="min-h-5 text-xs text-muted">
        {figure.oldest_at && termOf(figure, now - Date.parse(figure.oldest_at))}
      </span>
    </li>
  )
}

/** How long the oldest case has waited, or the nearest term of own work. */
function termOf({ key }: Figure, ms: number) {
  const time = spanOf(Math.abs(ms))
  if (!key.startsWith('own_')) return m.overview_oldest_span({ span: time })
  return ms < 0 ? m.deadline_left({ time }) : m.deadline_late_by({ time })
}

/** An order is late by its sub-orders, which the line of the shift and the list of shipments count. */
function LateSubOrders({ orders }: { orders: number }) {
  const { data } = useQuery(queries.overview.subOrders({}))
  const count = data?.items.reduce((sum, { late }) => sum + (late?.total ?? 0), 0)
  return count && count !== orders ? (
    <span className="text-xs whitespace-nowrap text-muted">{m.orders_parts({ count })}</span>
  ) : null
}
