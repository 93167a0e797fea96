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
  /** The part where the record is now, where the parts are stages. */
  isCurrent?: boolean
}

/** Props of {@link Segments}. */
export type SegmentsProps = ComponentProps<'span'> & {
  /** The parts, in order. */
  parts: readonly Segment[]
  /**
   * Takes the whole width and shows the labels below the parts, where there is room for them.
   * @default false
   */
  isWide?: boolean
  /**
   * Leaves the labels of a wide one to screen readers and the hover, as where the words stand beside it.
   * @default true
   */
  hasLabels?: boolean
}

/**
 * The parts of a record side by side, such as the parcels of an order or its stages; each is named for screen readers and
 * on hover. A change of a part runs along it, unless the user has asked for less motion.
 */
export function Segments({ parts, isWide = false, hasLabels = true, className, ...props }: SegmentsProps) {
  return (
    <span
      data-slot="segments"
      {...props}
      className={cn(
        'max-w-full min-w-0',
        isWide ? '@container flex w-full items-start gap-1' : 'inline-flex items-center gap-0.5',
        className,
      )}
    >
      {parts.map(({ id, label, tone, percent, isCurrent = false }) => {
        const [rest, done] = tones[tone]
        return (
          <span key={id} title={label} className={cn('min-w-1 py-1', isWide ? 'flex-1' : 'w-6')}>
            <span className={cn('block overflow-hidden rounded-xs', rest, isWide ? 'h-1' : 'h-1.5')}>
              <span
                className={cn('block h-full transition-[width] duration-200 ease-out', done)}
                style={{ width: `${percent}%` }}
              />
            </span>
            <span
              aria-current={isCurrent ? 'step' : undefined}
              className={cn(
                isWide && hasLabels ? 'mt-1 block text-xs @max-[36rem]:sr-only' : 'sr-only',
                isCurrent ? 'font-label' : 'text-muted',
              )}
            >
              {label}
              <span className="sr-only">; </span>
            </span>
          </span>
        )
      })}
    </span>
  )
}
