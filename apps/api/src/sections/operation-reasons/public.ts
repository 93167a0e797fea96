export { type ReasonOfJobs, reasonIdOf } from './reasons-of-jobs.ts'
