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
 * fact of a high priority, the state, and at the end the sum. A fact of many words, and a second one, have a line of
 * their own. Another name has the state beside it, and below the two facts of the highest priority and the sum. The name
 * is the column of that kind, where a number stands before it, or else the first.
 * What has no place is in the record, so a row without a link has a line for each further column instead,
 * but for those of a low priority. Where something can be done with such a row, its state stands below the name.
 */
export function cardPlaces<Row>(
  columns: readonly TableColumn<Row>[],
  hasLink: boolean,
  hasActions: boolean,
): readonly CardPlace[] {
  const kinds = columns.map(kindOf)
  // A card is read by the name of its thing; a number that stands before it in the row is a fact.
  const name = Math.max(0, kinds.indexOf('name', columns[0]?.kind === undefined ? 1 : 0))
  const hasNote = name === 0 && columns[0]?.note !== undefined
  const isWhole = hasNote && hasLink
  const state = kinds.indexOf('state', 1)
  const rank = (index: number) => PRIORITIES.indexOf(priorityOf(columns[index], index))
  const isSum = (index: number) => index > 0 && kinds[index] === 'sum'
  const ranked = kinds.map((_, index) => index).toSorted((one, other) => rank(one) - rank(other))
  // The end of the line has room for one sum.
  const sum = ranked.find(isSum) ?? -1
  const facts = ranked
    .filter((index) => index !== name && index !== state && !isSum(index) && (!hasNote || rank(index) === 0))
    .slice(0, FACTS)
  const [first] = facts
  const isBeside = first !== undefined && facts.length === 1 && !hasWords(columns[first], first)
  // The state in the line of the note: after a single fact, and before the sum if there is one.
  const start = isBeside ? 4 : 3
  const stateStyle = {
    gridRow: 2,
    gridColumn: `${start} / ${sum > 0 ? start + 1 : 6}`,
    // A state that is changed there is a button, higher than the sum beside it.
    alignSelf: 'center',
    // What is left beside a picture and a sum of seven figures on the narrowest phone.
    maxWidth: sum < 0 ? 'none' : columns[name]?.picture ? '8.25rem' : undefined,
  }
  return kinds.map((_, index) => {
    if (index === name) return { part: isWhole ? 'whole' : 'name' }
    if (index === state && !hasLink && hasActions) return { part: 'state', style: belowName }
    if (index === state) return { part: 'state', ...(isWhole && { style: stateStyle }) }
    if (index === sum)
      return {
        part: 'sum',
        style: {
          gridRow: 2,
          ...(isWhole && { alignSelf: 'center' }),
          ...(isWhole && isBeside && { gridColumn: '5 / 6' }),
        },
      }
    if (!hasLink) return { part: rank(index) === 2 ? 'none' : 'line' }
    const place = facts.indexOf(index)
    if (place < 0) return { part: 'none' }
    if (hasNote && isBeside) return { part: 'fact', style: { gridColumn: '3 / 4' } }
    // The last fact has the room that the sum leaves.
    const end = place < facts.length - 1 ? place + 2 : sum > 0 && !hasNote ? 4 : 6
    return { part: 'fact', style: { gridColumn: `${place + 1} / ${end}`, ...(hasNote && { gridRow: 3 }) } }
  })
}

/** A text of any length, which a column with a second line of its own is not. */
export function hasWords<Row>(column: TableColumn<Row> | undefined, index: number) {
  return column !== undefined && kindOf(column, index) === 'text' && !column.note && !column.picture
}

const belowName: CSSProperties = { gridRow: 2, gridColumn: '1 / 4', maxWidth: 'none', textAlign: 'start' }
