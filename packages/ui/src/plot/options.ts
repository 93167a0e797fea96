import type uPlot from 'uplot'

export type PlotTone = 'text' | 'grey' | 'blue' | 'green' | 'amber' | 'red'

export interface PlotSeries {
  label: string
  /** One for each day; null leaves a gap. */
  values: readonly (number | null)[]
  kind?: 'bars' | 'line'
  tone?: PlotTone
}

interface Look {
  days: readonly string[]
  series: readonly PlotSeries[]
  told: (value: number) => string
  dayName: (day: string) => string
  dayLabel: string
}

const WIDEST_BAR = 32
const SHARE_OF_DAY = 0.7
const FONT_SIZE = 12
const LEAST_FOR_DAY = 64
const WHOLE_STEPS = Array.from({ length: 13 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat()

/** A canvas knows no variables: the theme is read when it is drawn. */
const colour = (name: string) => () => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`)
const colourOf = (tone: PlotTone) => colour(tone === 'text' ? 'text' : `${tone}-dot`)

export function plotOptions(
  plot: typeof uPlot,
  { days, series, told, dayName, dayLabel }: Look,
): Omit<uPlot.Options, 'width' | 'height'> {
  const { bars } = plot.paths
  const font = `${FONT_SIZE}px ${getComputedStyle(document.body).fontFamily}`
  const axis = { stroke: colour('muted'), font, ticks: { show: false }, border: { show: false } }
  return {
    padding: [8, 8, 0, 0],
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 7 } },
    scales: {
      x: { time: false, range: () => [-0.5, days.length - 0.5] },
      y: { range: (_, min, max) => [Math.min(0, min), max > 0 ? max * 1.08 : 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: LEAST_FOR_DAY,
        incrs: [1, 2, 5, 7, 10, 14, 30, 60, 90, 180, 365],
        values: (_, places) => places.map((place) => (days[place] ? dayName(days[place]) : '')),
      },
      {
        ...axis,
        grid: { stroke: colour('line'), width: 1 },
        incrs: WHOLE_STEPS,
        values: (_, values) => values.map(told),
        size: (_, values) => 16 + 7.5 * Math.max(0, ...(values ?? []).map((value) => value.length)),
      },
    ],
    series: [
      { label: dayLabel, value: (_, place) => dayName(days[place] ?? '') },
      ...series.map(({ label, kind = 'line', tone = 'blue' }) => ({
        label,
        stroke: colourOf(tone),
        width: kind === 'line' ? 2 : 0,
        points: { show: kind === 'line' && days.length < 3 },
        value: (_: uPlot, value: number | null) => (value === null ? '' : told(value)),
        ...(kind === 'bars' &&
          bars && { fill: colourOf(tone), paths: bars({ size: [SHARE_OF_DAY, WIDEST_BAR], radius: 0.1 }) }),
      })),
    ],
  }
}
