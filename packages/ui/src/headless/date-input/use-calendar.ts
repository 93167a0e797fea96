import { useRef, useState, type KeyboardEvent } from 'react'

/**
 * A calendar beside a field: loaded on intent, opened by its button or by a key, and closed to where it was opened.
 * @param load - brings what the calendar shows, and may be called again after a failure
 */
export function useCalendar<Panels>(load: () => Promise<Panels>) {
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
    /** The field that the calendar opens under. */
    frame,
    button,
    isFailed,
    isOpen,
    /** What was loaded, while the calendar is open. */
    panels: isOpen ? panels : undefined,
    open,
    /** Alt+↓ opens it, as it opens a native list. */
    openByKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'ArrowDown' || !event.altKey) return
      event.preventDefault()
      open(event.currentTarget)
    },
    prepare: () => void load().catch(() => {}),
    /** A click elsewhere takes the focus with it; every other end returns it. */
    close: (isLeft = false) => {
      setIsOpen(false)
      if (!isLeft) opener.current?.focus()
    },
  }
}

/** The state of a calendar, which its parts take. */
export type CalendarState = Omit<ReturnType<typeof useCalendar<unknown>>, 'panels'>
