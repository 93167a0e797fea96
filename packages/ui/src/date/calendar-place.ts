import type { RefObject } from 'react'

/** Where a calendar stands, and how it closes. */
export interface CalendarPlace {
  /** The field that it opens under. */
  frame: RefObject<HTMLElement | null>
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>
  /** A click elsewhere takes the focus with it; every other end returns it. */
  close: (isLeft?: boolean) => void
}
