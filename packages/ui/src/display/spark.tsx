import type { ComponentProps } from 'react'
import { cn } from '#cn.ts'

const WIDTH = 96
const HEIGHT = 20
const EDGE = 2

/** Props of {@link Spark}. */
export type SparkProps = Omit<ComponentProps<'svg'>, 'values'> & {
  /** The values in order of time; null interrupts the line. */
  values: readonly (number | null)[]
  /** What is usual: a band behind the line, and its middle. Say the same in `label`. */
  band?:
    | {
        /** Its lower edge. */
        readonly low: number
        /** Its middle. */
        readonly median: number
        /** Its upper edge. */
        readonly high: number
      }
    | null
    | undefined
  /** Describes the line for screen readers. */
  label: string
}

/** A small line of a dozen values beside the figure that they lead to. */
export function Spark({ values, band, label, className, ...props }: SparkProps) {
  const numbers = [...values.filter((value) => value !== null), ...(band ? [band.low, band.high] : [])]
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1)
  // Equal values are a line in the middle.
  const at = (value: number) => (most === least ? 0.5 : (most - value) / (most - least))
  const down = (value: number) => round(EDGE + at(value) * (HEIGHT - 2 * EDGE))
  const points = values.map((value, index) => value !== null && ([round(EDGE + index * step), down(value)] as const))
  const last = points.findLast((point) => point !== false)
  const path = points
    .map((point, index) => point && `${index > 0 && points[index - 1] ? 'L' : 'M'}${point.join(' ')}`)
    .filter(Boolean)
    .join('')
  return (
    <svg
      data-slot="spark"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...props}
      className={cn('h-5 w-24 text-primary', className)}
    >
      <title>{label}</title>
      {band && (
        <>
          <rect
            x="0"
            y={down(band.high)}
            width={WIDTH}
            height={Math.max(1, round(down(band.low) - down(band.high)))}
            className="fill-pressed"
          />
          <path d={`M0 ${down(band.median)}H${WIDTH}`} className="stroke-muted" strokeWidth="1" strokeDasharray="2 2" />
        </>
      )}
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
      {last && <circle cx={last[0]} cy={last[1]} r={EDGE} fill="currentColor" />}
    </svg>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
