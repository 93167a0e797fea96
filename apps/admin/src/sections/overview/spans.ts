export type WidgetWidth = 'full' | 'wide' | 'narrow'

interface Row {
  widths: WidgetWidth[]
  free: number
}

// A grid of six columns shares a row among one, two or three.
const COLUMNS = 6
const OF_WIDTH: Record<WidgetWidth, number> = { full: 6, wide: 4, narrow: 2 }
const MIDDLE: Record<WidgetWidth, number> = { full: 6, wide: 6, narrow: 3 }

/** How many of the six columns each widget has: on a middle window, on a wide one. No row keeps an empty place. */
export function spansOf(widths: readonly WidgetWidth[]) {
  const middle = filled(widths, MIDDLE)
  const wide = filled(widths, OF_WIDTH)
  return widths.map((_, at) => ({ middle: middle[at] ?? COLUMNS, wide: wide[at] ?? COLUMNS }))
}

/** Places each width into the first row with room, as a dense grid does, and shares what a row has left. */
function filled(widths: readonly WidgetWidth[], spanOf: Record<WidgetWidth, number>) {
  const rows: Row[] = []
  const rowOf = widths.map((width) => {
    const span = spanOf[width]
    const room = rows.find(({ free }) => free >= span)
    const row = room ?? { widths: [], free: COLUMNS }
    if (!room) rows.push(row)
    row.widths.push(width)
    row.free -= span
    return { row, place: row.widths.length - 1 }
  })
  return widths.map((width, at) => {
    const { row, place } = rowOf[at] ?? { row: { widths: [], free: 0 }, place: 0 }
    const isEqual = row.widths.every((other) => spanOf[other] === spanOf[width])
    if (isEqual) return COLUMNS / row.widths.length
    return spanOf[width] + (place === row.widths.length - 1 ? row.free : 0)
  })
}
