import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** The state of a calendar, which its parts take. */
export interface CalendarState {
  /** The field that the calendar opens under. */
  frame: RefObject<HTMLSpanElement | null>
  /** The button that opens the calendar. */
  button: RefObject<HTMLButtonElement | null>
  /** The calendar could not be loaded. */
  isFailed: boolean
  /** The calendar is open. */
  isOpen: boolean
  /** Opens the calendar; it closes to the element that it was opened from. */
  open: (from: HTMLElement) => void
  /** Alt+↓ opens it, as it opens a native list. */
  openByKey: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Loads the calendar before it is opened. */
  prepare: () => void
  /** A click elsewhere takes the focus with it; every other end returns it. */
  close: (isLeft?: boolean) => void
}

/**
 * A calendar beside a field: loaded on intent, opened by its button or by a key, and closed to where it was opened.
 * @param load - brings what the calendar shows, and may be called again after a failure
 */
export function useCalendar<Panels>(load: () => Promise<Panels>): CalendarState & {
  /** What was loaded, while the calendar is open. */
  panels: Panels | undefined
} {
  const frame = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [panels, setPanels] = useState<Panels>()
  const [isOpen, setIsOpen] = useState(false)
  const [isFailed, setIsFailed] = useState(false)

  function open(from: HTMLElement) {
    opener.current = from
    setIsFailed(false)
    setIsOpen(true)
    load().then(
      (loaded) => setPanels(() => loaded),
      () => {
        setIsOpen(false)
        setIsFailed(true)
      },
    )
  }
  return {
    frame,
    button,
    isFailed,
    isOpen,
    panels: isOpen ? panels : undefined,
    open,
    openByKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'ArrowDown' || !event.altKey) return
      event.preventDefault()
      open(event.currentTarget)
    },
    prepare: () => void load().catch(() => {}),
    close: (isLeft = false) => {
      setIsOpen(false)
      if (!isLeft) opener.current?.focus()
    },
  }
}
