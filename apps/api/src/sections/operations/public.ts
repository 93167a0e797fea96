export { withdrawOf } from './abandoned.ts'
export { manyCalls } from './calls/calls.ts'
export { startWorker } from './worker.ts'
