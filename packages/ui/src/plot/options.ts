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
   * How it is drawn; of steps, each value holds until the next one.
   *
   * @default 'line'
   */
  kind?: 'bars' | 'line' | 'steps'
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
  formatTick: (value: number) => string
  keyName: (key: string) => string
  keyLabel: string
  places: readonly number[] | undefined
  placeName: (place: number) => string
}

const BAR = { widest: 24, share: 0.5 }
const BACKDROP = { widest: 40, share: 0.84 }
const FONT_SIZE = 12
const LEAST_FOR_KEY = 64
const LEAST_FOR_PLACE = 128
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
    gradient.addColorStop(last, tinted(paint(), 55))
    return gradient
  }
}

const tinted = (paint: string, percent: number) => `color-mix(in srgb, ${paint} ${percent}%, transparent)`

/** Returns the options of uPlot for the series, in the colours of the theme. */
export function plotOptions(
  plot: typeof uPlot,
  { keys, series, formatValue, formatTick, keyName, keyLabel, places, placeName }: Look,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { bars, stepped } = plot.paths
  const nameAt = (place: number) => (keys[place] === undefined ? '' : keyName(keys[place]))
  const font = `${FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`
  const axis = { stroke: colour('muted'), font, ticks: { show: false }, border: { show: false } }
  const showLast = (drawn: uPlot) => {
    if (drawn.legend.idx == null && keys.length > 0) drawn.setLegend({ idx: keys.length - 1 }, false)
  }
  return {
    // While nothing is pointed at, the legend tells the last value.
    hooks: { ready: [showLast], setLegend: [showLast] },
    padding: [8, 8, 0, 0],
    cursor: {
      drag: { x: false, y: false },
      y: false,
      points: { size: 7 },
      ...(places && { dataIdx: (drawn) => heldAt(drawn, places) }),
    },
    scales: {
      x: { time: false, range: () => (places ? ends(places) : [-0.5, keys.length - 0.5]) },
      y: { range: (_, min, max) => [Math.min(0, min), max > 0 ? max * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        ...(places
          ? {
              splits: ({ width }) => evenly(ends(places), Math.floor(width / LEAST_FOR_PLACE)),
              values: (_, ticks) => ticks.map(placeName),
            }
          : {
              space: LEAST_FOR_KEY,
              incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90, 180, 365],
              values: (_, ticks) => ticks.map(nameAt),
            }),
      },
      {
        ...axis,
        grid: { stroke: colour('line'), width: 1 },
        incrs: WHOLE_STEPS,
        values: (_, values) => values.map(formatTick),
        size: (_, values) => 16 + 7.5 * Math.max(0, ...(values ?? []).map((value) => value.length)),
      },
    ],
    series: [
      { label: keyLabel, value: (_, place, __, index) => nameAt(places && index !== null ? index : place) },
      ...series.map(({ label, kind = 'line', tone = 'accent', isBackdrop = false, isLastOpen = false }) => {
        const paint = isBackdrop ? colour('pressed') : colourOf(tone)
        const { share, widest } = isBackdrop ? BACKDROP : BAR
        return {
          label,
          stroke: paint,
          width: kind === 'bars' ? 0 : 2,
          points: { show: kind === 'line' && keys.length < 3 },
          value: (_: uPlot, value: number | null) => (value === null ? '' : formatValue(value)),
          ...(kind === 'steps' && stepped && { fill: () => tinted(paint(), 10), paths: stepped({ align: 1 }) }),
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

/** The ends of the axis, apart even where all keys lie in one place. */
function ends(places: readonly number[]): [number, number] {
  const [first = 0, last = first] = [places[0], places.at(-1)]
  return [first, last > first ? last : first + 1]
}

/** Places between the ends, none of them at an edge, where its words would be cut. */
const evenly = ([first, last]: readonly [number, number], count: number) =>
  Array.from(
    { length: Math.max(1, count) },
    (_, index) => first + ((last - first) * (index + 0.5)) / Math.max(1, count),
  )

/** The key whose value holds under the cursor; a pixel makes up for its rounding. */
function heldAt(drawn: uPlot, places: readonly number[]) {
  const reached = drawn.posToVal((drawn.cursor.left ?? 0) + 1, 'x')
  return Math.max(
    0,
    places.findLastIndex((place) => place <= reached),
  )
}
