import type { Schemas } from '@admin-panel/sdk'

interface CounterProps {
  figure: Schemas['OverviewFigure'] | undefined
  /** Beside an icon there is room for a dot alone. */
  isDot?: boolean
}

/** How much waits behind an entry, and what it is. */
export function Counter({ figure, isDot = false }: CounterProps) {
  if (!figure) return null
  const { label } = figure
  const total = `${figure.total}${figure.total_is_exact ? '' : '+'}`
  if (isDot)
    return (
      <span className="absolute end-1.5 top-1.5 size-2 rounded-full bg-primary">
        <span className="sr-only">{`, ${label}: ${total}`}</span>
      </span>
    )
  return (
    <span title={label} className="ms-auto rounded-full bg-pressed px-1.5 text-xs tabular-nums">
      <span className="sr-only">{`, ${label}: `}</span>
      {total}
    </span>
  )
}
