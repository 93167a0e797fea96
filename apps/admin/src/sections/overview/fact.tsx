import { m } from '#paraglide/messages.js'

interface FactProps {
  name: string
  now: number
  /** What it was in the period before; null where that is no measure of this one. */
  before: number | null
  /** Whether more of it is worse. */
  isHarm?: boolean
  children: React.ReactNode
}

/** A figure of the period and its change against the period before. */
export function Fact({ name, now, before, isHarm = false, children }: FactProps) {
  const change = before ? Math.round(((now - before) / before) * 100) : null
  const isWorse = change !== null && (isHarm ? change > 0 : change < 0)
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="text-secondary">{name}</dt>
      <dd className="text-lead font-title whitespace-nowrap tabular-nums sm:text-figure">{children}</dd>
      <dd className={`text-xs ${change ? (isWorse ? 'text-danger' : 'text-green-text') : 'text-muted'}`}>
        {change === null
          ? m.overview_change_none()
          : change === 0
            ? m.overview_change_same()
            : change > 0
              ? m.overview_change_up({ percent: change })
              : m.overview_change_down({ percent: -change })}
      </dd>
    </div>
  )
}
