export { moderatedStorePoint } from './moderated.ts'
export { exceptionsText, scheduleText } from './schedule.ts'
export { update } from './update.ts'
