export { exceptionsText, scheduleText } from './schedule.ts'
