import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

const fills = {
  accent: 'bg-primary',
  grey: 'bg-grey-dot',
  amber: 'bg-amber-dot',
  red: 'bg-red-dot',
} as const

/** Props of {@link Meter}. */
export type MeterProps = ComponentProps<'span'> & {
  /** How full it is, from 0 to 100. */
  percent: number
  /**
   * The colour.
   * @default 'accent'
   */
  tone?: keyof typeof fills
}

/** A share as a short bar before the words that say the same: completeness, the rest of a term. */
export function Meter({ percent, tone = 'accent', className, children, ...props }: MeterProps) {
  const width = `${Math.min(100, Math.max(0, percent))}%`
  return (
    <span data-slot="meter" {...props} className={cn('inline-flex max-w-full min-w-0 items-center gap-2', className)}>
      <span aria-hidden className="h-1 w-12 shrink-0 overflow-hidden rounded-full bg-pressed">
        <span className={cn('block h-full rounded-full', fills[tone])} style={{ width }} />
      </span>
      <span className="truncate tabular-nums">{children}</span>
    </span>
  )
}
