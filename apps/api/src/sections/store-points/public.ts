export { exceptionsText, scheduleText } from './schedule-text.ts'
