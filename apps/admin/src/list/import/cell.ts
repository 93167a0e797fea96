/** What a spreadsheet has made of the text that was typed into a cell. A CSV file holds texts only. */
export type CellKind = 'text' | 'number' | 'percent' | 'date' | 'boolean' | 'error'

export interface Cell {
  kind: CellKind
  /** The text that the sheet shows. */
  text: string
  /** The digits of a number with a point, in percent if it is shown so; the day of a date, with its time if it has one. */
  value?: string
  /** The text of a number that stands for itself: nothing of it is rounded, grouped or cut off. */
  exact?: string
}

export const textCell = (text: string): Cell => ({ kind: 'text', text })
