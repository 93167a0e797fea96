import { defineSection } from '#registry/section.ts'
import { backlogOfOperations } from './worker.ts'
import { english } from './english.ts'
import { operationsOf } from './routes.ts'
import { seedOperations } from './seed.ts'
import { sweepOperations } from './sweep.ts'

export const section = defineSection({
  english,
  handlers: operationsOf,
  resources: {
    operation: { nameOf: null, shownBy: [] },
  },
  backlogs: { operations: backlogOfOperations },
  sweeps: [sweepOperations],
  seeds: { operations: { run: seedOperations, after: ['products'] } },
})
