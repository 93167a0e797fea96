import type * as CalendarPanels from './calendar-panels.tsx'

let loading: Promise<typeof CalendarPanels> | undefined

/** Loads the calendar. Offline nothing is imported: some browsers keep a failed module for the lifetime of the page. */
export async function loadCalendar(): Promise<typeof CalendarPanels> {
  if (!navigator.onLine) throw new Error('Offline')
  try {
    return await (loading ??= import('./calendar-panels.tsx'))
  } catch (error) {
    loading = undefined
    throw error
  }
}
