export { manyCalls } from './calls/calls.ts'
export { startWorker } from './worker.ts'
