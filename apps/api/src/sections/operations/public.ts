export { withdrawOf } from './abandoned.ts'
export { manyCalls } from './calls/calls.ts'
export { holdFiles } from './export/erasures.ts'
export { startWorker } from './worker.ts'
