import { defineSection } from '#registry/section.ts'
import { withdrawAbandoned } from './abandoned.ts'
import { backlogOfOperations } from './worker.ts'
import { english } from './english.ts'
import { operationsOf } from './routes.ts'
import { seedOperations } from './states/seed.ts'
import { operationStatuses } from './states/states.ts'
import { behindOfOperations, sweepOperations } from './states/sweep.ts'

export const section = defineSection({
  english,
  handlers: operationsOf,
  resources: {
    operation: { nameOf: null, shownBy: [], states: operationStatuses },
  },
  backlogs: { operations: backlogOfOperations },
  dues: { withdrawAbandoned: { label: 'Отзыв операций, которые никто не запустит', run: withdrawAbandoned } },
  sweeps: { sweepOperations: { run: sweepOperations, behind: behindOfOperations } },
  seeds: { operations: { run: seedOperations, after: ['products'] } },
})
