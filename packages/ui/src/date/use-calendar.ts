import { useRef, useState, type KeyboardEvent } from 'react'
import type * as CalendarPanels from './calendar-panels.tsx'

type Panels = typeof CalendarPanels

let loading: Promise<Panels> | undefined

/** Loads the calendar. Offline nothing is imported: some browsers keep a failed module for the lifetime of the page. */
async function load(): Promise<Panels> {
  if (!navigator.onLine) throw new Error('Offline')
  try {
    return await (loading ??= import('./calendar-panels.tsx'))
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** A calendar beside a field: loaded on intent, opened by its button or by a key, and closed to where it was opened. */
export function useCalendar() {
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
    load().then(setPanels, () => {
      setIsOpen(false)
      setIsFailed(true)
    })
  }
  return {
    frame,
    button,
    isFailed,
    isOpen,
    panels: isOpen ? panels : undefined,
    open,
    /** Alt+↓ opens it, as it opens a native list. */
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

export type CalendarState = ReturnType<typeof useCalendar>
