import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { countedList } from '#record/counted-list.ts'
import { queries } from '#data/queries.ts'
import { useMayOpen } from '#page/screens.ts'
import { formatShare } from '#text/format-percent.ts'
import { Count } from './count.tsx'
import { Widget } from './widget.tsx'

type Figure = Schemas['OverviewFigure']

/** The numbers whose lists the user may open. */
export function useOpenFigures() {
  const mayOpen = useMayOpen()
  return (figures: readonly Figure[]) => figures.filter(({ list, query }) => mayOpen(countedList(list, query)))
}

interface FiguresProps {
  figures: readonly Figure[]
  /** How many things there are in all: each figure is a share of them. */
  all?: number | undefined
}

export function Figures({ figures, all = 0 }: FiguresProps) {
  return (
    <ul className="flex flex-col gap-2">
      {figures.map((figure) => {
        const { label } = figure
        return (
          <li key={figure.key}>
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 grow break-words">{label}</span>
              {all > 0 && <span className="text-xs text-muted tabular-nums">{formatShare(figure.total / all)}</span>}
              <Count list={figure.list} count={figure} label={label} className="font-label" />
            </div>
            {all > 0 && <Bar parts={[{ share: figure.total / all }]} />}
          </li>
        )
      })}
    </ul>
  )
}

interface BarPart {
  share: number
  isLate?: boolean
}

/** The lengths repeat numbers that stand beside it. */
export function Bar({ parts }: { parts: readonly BarPart[] }) {
  return (
    <div aria-hidden className="mt-1 flex h-1 overflow-hidden rounded-full bg-pressed">
      {parts.map(({ share, isLate = false }) => (
        <div
          key={String(isLate)}
          className={`h-full shrink-0 ${isLate ? 'bg-red-dot' : 'bg-primary'}`}
          style={{ width: `${Math.min(1, share) * 100}%` }}
        />
      ))}
    </div>
  )
}

export function Catalogue() {
  const query = useQuery(queries.overview.catalogue({}))
  const open = useOpenFigures()
  return (
    <Widget title={m.overview_catalogue()} query={query}>
      {({ items }) => {
        const all = items.find(({ key }) => key === 'all_products')
        const faults = open(items).filter((figure) => figure !== all)
        return (
          <>
            {all && <p className="-mt-2 mb-3 text-xs text-muted">{m.overview_of_cards({ count: all.total })}</p>}
            <Figures figures={faults} all={all?.total} />
          </>
        )
      }}
    </Widget>
  )
}
