import { useEffect, useRef, useState } from 'react'
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
  /** The lines and bars to draw. */
  series: readonly PlotSeries[]
  /** Words for a value. */
  format?: (value: number) => string
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

/**
 * A plot of bars and lines by day, or by any other key. A table with the same numbers stands behind it for screen readers. Its styles are
 * `@admin-panel/ui/plot.css`.
 */
export function Plot({ label, keys, keyLabel, nameOf, series, format, height = 220, className }: PlotProps) {
  const { locale } = useTexts()
  const texts = usePlotTexts()
  const { failed } = texts
  const heading = keyLabel ?? texts.day
  const host = useRef<HTMLDivElement>(null)
  const [isFailed, setIsFailed] = useState(false)
  const { formatValue, keyName } = formatsOf(locale, format, nameOf)

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
      const data: uPlot.AlignedData = [keys.map((_, index) => index), ...series.map(({ values }) => [...values])]
      const draw = () => {
        plot?.destroy()
        const options = plotOptions(Drawing, { keys, series, ...formatsOf(locale, format, nameOf), keyLabel: heading })
        plot = new Drawing({ ...options, width: target.clientWidth, height }, data, target)
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
    }
  }, [keys, series, height, locale, format, nameOf, heading])

  return (
    <figure data-slot="plot" className={cn('relative min-w-0', className)}>
      {isFailed ? (
        <p className="text-secondary">{failed}</p>
      ) : (
        <div ref={host} aria-hidden className="plot" style={{ minHeight: height + LEGEND }} />
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
            {keys.map((key, index) => (
              <tr key={key}>
                <th scope="row">{keyName(key)}</th>
                {series.map(({ label, values }) => {
                  const value = values[index]
                  return <td key={label}>{value === null || value === undefined ? '—' : formatValue(value)}</td>
                })}
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
