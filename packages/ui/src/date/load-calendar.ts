import { loadOnce } from '#headless/date-input/date-input.ts'

export const loadCalendar = loadOnce(() => import('./calendar-panels.tsx'))
