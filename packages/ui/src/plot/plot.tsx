import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type uPlot from 'uplot'
import { cn } from '#cn.ts'
import { plotOptions, type PlotSeries } from './options.ts'
import { usePlotTexts } from './texts.ts'
import { useTexts } from '#texts/texts.ts'

export type { PlotSeries }

/** Props of {@link Plot}. */
export interface PlotProps {
  /** The accessible name of the plot and of its table. */
  label: string
  /** What the values belong to, in order: days such as `2026-11-20` unless `nameOf` says otherwise. */
  keys: readonly string[]
  /** The heading of the keys; «День» by default. */
  keyLabel?: string
  /** Words for a key; a day and its month by default. Keep it outside the component: a new one draws the plot again. */
  nameOf?: (key: string) => string
  /** Where each key lies along the axis, such as moments in milliseconds; side by side by default. */
  places?: readonly number[]
  /** Words for a place of the axis, where `places` are given. Keep it outside the component, as `nameOf`. */
  placeName?: (place: number) => string
  /** The lines and bars to draw. */
  series: readonly PlotSeries[]
  /** Words for a value. */
  format?: (value: number) => string
  /** Shorter words for a value on the axis, such as thousands; those of `format` by default. */
  formatTick?: (value: number) => string
  /**
   * Pixels.
   * @default 220
   */
  height?: number
  /** Classes of the outermost element. */
  className?: string
}

/** The height of a legend of one line: nothing moves when the plot has been drawn. */
const LEGEND = 33

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
}

/**
 * A plot of bars, lines and steps by day, or by any other key. The arrows walk along the keys as the mouse does, and a table with
 * the same numbers stands behind it for screen readers. Its styles are `@admin-panel/ui/plot.css`.
 */
export function Plot({
  label,
  keys,
  keyLabel,
  nameOf,
  places,
  placeName = String,
  series,
  format,
  formatTick,
  height = 220,
  className,
}: PlotProps) {
  const { locale } = useTexts()
  const texts = usePlotTexts()
  const { failed } = texts
  const heading = keyLabel ?? texts.day
  const host = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot>(null)
  const last = keys.length - 1
  const [chosen, setChosen] = useState(last)
  const index = Math.min(chosen, last)
  const [isFailed, setIsFailed] = useState(false)
  const { formatValue, keyName } = formatsOf(locale, format, nameOf)

  function walk(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    point(Math.max(0, Math.min(last, index + step)))
  }
  function point(next: number) {
    setChosen(next)
    drawn.current?.setCursor({ left: drawn.current.valToPos(places?.[next] ?? next, 'x'), top: 0 })
  }

  // The canvas is drawn outside React, in the width of its element, and redrawn when the theme changes.
  useEffect(() => {
    const place = host.current
    if (!place) return undefined
    let plot: uPlot | undefined
    let isGone = false
    const resizeObserver = new ResizeObserver(() => plot?.setSize({ width: place.clientWidth, height }))
    let themeObserver: MutationObserver | undefined
    function open(target: HTMLElement, Drawing: typeof uPlot) {
      if (isGone) return
      const data: uPlot.AlignedData = [
        places ? [...places] : keys.map((_, at) => at),
        ...series.map(({ values }) => [...values]),
      ]
      const draw = () => {
        plot?.destroy()
        const formats = formatsOf(locale, format, nameOf)
        const ticks = formatTick ?? formats.formatValue
        const look = { keys, series, ...formats, formatTick: ticks, keyLabel: heading, places, placeName }
        const options = plotOptions(Drawing, look)
        plot = new Drawing({ ...options, width: target.clientWidth, height }, data, target)
        drawn.current = plot
      }
      draw()
      resizeObserver.observe(target)
      themeObserver = new MutationObserver(draw)
      themeObserver.observe(document.documentElement, { attributeFilter: ['class'] })
    }
    void import('uplot').then(
      (module) => open(place, module.default),
      () => setIsFailed(true),
    )
    return () => {
      isGone = true
      resizeObserver.disconnect()
      themeObserver?.disconnect()
      plot?.destroy()
      drawn.current = null
    }
  }, [keys, series, height, locale, format, formatTick, nameOf, heading, places, placeName])

  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '—' : formatValue(value))
  const key = keys[index]
  const valueText =
    key !== undefined && [keyName(key), ...series.map((one) => `${one.label} ${shown(one.values[index])}`)].join(', ')
  return (
    <figure data-slot="plot" className={cn('relative min-w-0', className)}>
      {isFailed ? (
        <p className="text-secondary">{failed}</p>
      ) : (
        <div
          ref={host}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={Math.max(0, index)}
          aria-valuetext={valueText || undefined}
          onKeyDown={walk}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && point(index)}
          data-single={series.length === 1 || undefined}
          className="plot rounded-lg"
          style={{ minHeight: height + LEGEND }}
        />
      )}
      {/* A table grows beyond the point that it is cut to, so its frame is cut. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {series.map((one) => (
                <th key={one.label} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map((name, at) => (
              <tr key={name}>
                <th scope="row">{keyName(name)}</th>
                {series.map(({ label, values }) => (
                  <td key={label}>{shown(values[at])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

function formatsOf(locale: string, format: PlotProps['format'], nameOf: PlotProps['nameOf']) {
  const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    formatValue: format ?? ((value: number) => value.toLocaleString(locale)),
    keyName: nameOf ?? ((day: string) => dayFormat.format(new Date(day))),
  }
}
