import type { CSSProperties } from 'react'
import { kindOf, priorityOf } from '#headless/data-table/column-layout.ts'
import type { TableColumn } from '#data-table/table-view.ts'

/** Where a column stands in the card of a row. */
export interface CardPlace {
  readonly part: 'name' | 'whole' | 'state' | 'sum' | 'fact' | 'line' | 'none'
  /** The position in the grid of the card, where it depends on the other columns. */
  readonly style?: CSSProperties
}

const FACTS = 2
const PRIORITIES = ['high', 'normal', 'low'] as const

/**
 * Places the columns of a row in its card. A name with a note has the first line for itself; the second has the note, a
 * fact of a high priority, the state, and at the end the sum. Another name has the state beside it, and below the two
 * facts of the highest priority and the sum. The name is the column of that kind, where a number stands before it, or
 * else the first.
 * What has no place is in the record, so a row without a link has a line for each further column instead,
 * but for those of a low priority.
 */
export function cardPlaces<Row>(columns: readonly TableColumn<Row>[], hasLink: boolean): readonly CardPlace[] {
  const kinds = columns.map(kindOf)
  // A card is read by the name of its thing; a number that stands before it in the row is a fact.
  const name = Math.max(0, kinds.indexOf('name', columns[0]?.kind === undefined ? 1 : 0))
  const hasNote = name === 0 && columns[0]?.note !== undefined
  const isWhole = hasNote && hasLink
  const [state, sum] = [kinds.indexOf('state', 1), kinds.indexOf('sum', 1)]
  const others = columns.map((_, index) => index).filter((index) => ![name, state, sum].includes(index))
  const facts = (hasNote ? PRIORITIES.slice(0, 1) : PRIORITIES)
    .flatMap((priority) => others.filter((index) => priorityOf(columns[index], index) === priority))
    .slice(0, FACTS)
  // The state in the line of the note: after a single fact, and before the sum if there is one.
  const start = facts.length === 1 ? 4 : 3
  const stateStyle = { gridRow: 2, gridColumn: `${start} / ${sum > 0 ? start + 1 : 6}` }
  return columns.map((_, index) => {
    if (index === name) return { part: isWhole ? 'whole' : 'name' }
    if (index === state) return { part: 'state', ...(isWhole && { style: stateStyle }) }
    if (index === sum) return { part: 'sum', style: { gridRow: 2 } }
    if (!hasLink) return { part: priorityOf(columns[index], index) === 'low' ? 'none' : 'line' }
    const place = facts.indexOf(index)
    if (place < 0) return { part: 'none' }
    if (hasNote && facts.length === 1) return { part: 'fact', style: { gridColumn: '3 / 4' } }
    // The last fact has the room that the sum leaves.
    const end = place < facts.length - 1 ? place + 2 : sum > 0 ? 4 : 6
    return { part: 'fact', style: { gridColumn: `${place + 1} / ${end}`, ...(hasNote && { gridRow: 3 }) } }
  })
}
