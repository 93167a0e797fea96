import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'
import type { StatusChipProps } from './status-chip.tsx'

const tones = {
  grey: ['bg-grey-dot/30', 'bg-grey-dot'],
  blue: ['bg-blue-dot/30', 'bg-blue-dot'],
  green: ['bg-green-dot/30', 'bg-green-dot'],
  amber: ['bg-amber-dot/30', 'bg-amber-dot'],
  red: ['bg-red-dot/30', 'bg-red-dot'],
} as const

/** One part of a record: how far it has come, from 0 to 100, and in which tone. */
export interface Segment {
  /** Identifies the part; unique among the parts. */
  id: number | string
  /** The name of the part. */
  label: string
  /** The colour. */
  tone: NonNullable<StatusChipProps['tone']>
  /** The share, from 0 to 100. */
  percent: number
}

/** Props of {@link Segments}. */
export type SegmentsProps = ComponentProps<'span'> & {
  /** The parts, in order. */
  parts: readonly Segment[]
}

/** The parts of a record side by side, such as the parcels of an order; each is named for screen readers and on hover. */
export function Segments({ parts, className, ...props }: SegmentsProps) {
  return (
    <span {...props} className={cn('inline-flex max-w-full min-w-0 items-center gap-0.5', className)}>
      {parts.map(({ id, label, tone, percent }) => {
        const [rest, done] = tones[tone]
        return (
          <span key={id} title={label} className="w-6 min-w-1 py-1">
            <span className={cn('block h-1.5 overflow-hidden rounded-xs', rest)}>
              <span className={cn('block h-full', done)} style={{ width: `${percent}%` }} />
            </span>
            <span className="sr-only">{label}; </span>
          </span>
        )
      })}
    </span>
  )
}
