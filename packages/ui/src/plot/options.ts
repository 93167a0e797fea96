import type uPlot from 'uplot'

/** The colour of a series. */
export type PlotTone = 'accent' | 'text' | 'grey' | 'blue' | 'green' | 'amber' | 'red'

/** A series of a `Plot`. */
export interface PlotSeries {
  /** The name of the series. */
  label: string
  /** A value for each key; `null` leaves a gap. */
  values: readonly (number | null)[]
  /**
   * How it is drawn.
   *
   * @default 'line'
   */
  kind?: 'bars' | 'line'
  /**
   * The colour.
   *
   * @default 'accent'
   */
  tone?: PlotTone
  /**
   * Wide pale bars behind the others, such as the period before.
   *
   * @default false
   */
  isBackdrop?: boolean
  /**
   * Whether the last key, such as today, is not over: its bar is paler.
   *
   * @default false
   */
  isLastOpen?: boolean
}

interface Look {
  keys: readonly string[]
  series: readonly PlotSeries[]
  formatValue: (value: number) => string
  keyName: (key: string) => string
  keyLabel: string
}

const BAR = { widest: 24, share: 0.5 }
const BACKDROP = { widest: 40, share: 0.84 }
const FONT_SIZE = 12
const LEAST_FOR_KEY = 64
const WHOLE_STEPS = Array.from({ length: 13 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat()

/** Reads a colour of the theme when the canvas is drawn, since a canvas has no CSS variables. */
const colour = (name: string) => () => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`)
const colourOf = (tone: PlotTone) => colour(tone === 'accent' ? 'primary' : tone === 'text' ? 'text' : `${tone}-dot`)

/** The paint, paler in the place of the last key. */
function withPaleEnd(paint: () => string, count: number) {
  return ({ ctx, bbox: { left, width } }: uPlot) => {
    // The legend asks before the plot has its place.
    if (!(width > 0)) return paint()
    const gradient = ctx.createLinearGradient(left, 0, left + width, 0)
    const last = (count - 1) / count
    gradient.addColorStop(last, paint())
    gradient.addColorStop(last, `color-mix(in srgb, ${paint()} 55%, transparent)`)
    return gradient
  }
}

/** Returns the options of uPlot for the series, in the colours of the theme. */
export function plotOptions(
  plot: typeof uPlot,
  { keys, series, formatValue, keyName, keyLabel }: Look,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { bars } = plot.paths
  const nameAt = (place: number) => (keys[place] === undefined ? '' : keyName(keys[place]))
  const font = `${FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`
  const axis = { stroke: colour('muted'), font, ticks: { show: false }, border: { show: false } }
  return {
    padding: [8, 8, 0, 0],
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 7 } },
    scales: {
      x: { time: false, range: () => [-0.5, keys.length - 0.5] },
      y: { range: (_, min, max) => [Math.min(0, min), max > 0 ? max * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: LEAST_FOR_KEY,
        incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90, 180, 365],
        values: (_, places) => places.map(nameAt),
      },
      {
        ...axis,
        grid: { stroke: colour('line'), width: 1 },
        incrs: WHOLE_STEPS,
        values: (_, values) => values.map(formatValue),
        size: (_, values) => 16 + 7.5 * Math.max(0, ...(values ?? []).map((value) => value.length)),
      },
    ],
    series: [
      { label: keyLabel, value: (_, place) => nameAt(place) },
      ...series.map(({ label, kind = 'line', tone = 'accent', isBackdrop = false, isLastOpen = false }) => {
        const paint = isBackdrop ? colour('pressed') : colourOf(tone)
        const { share, widest } = isBackdrop ? BACKDROP : BAR
        return {
          label,
          stroke: paint,
          width: kind === 'line' ? 2 : 0,
          points: { show: kind === 'line' && keys.length < 3 },
          value: (_: uPlot, value: number | null) => (value === null ? '' : formatValue(value)),
          ...(kind === 'bars' &&
            bars && {
              fill: isLastOpen ? withPaleEnd(paint, keys.length) : paint,
              paths: bars({ size: [share, widest], radius: 0.1 }),
            }),
        }
      }),
    ],
  }
}
