import { wireSweeps } from '#http/limits/sweeps.ts'
import type { Sweep, Task } from '#registry/section.ts'
import { dues, sweeps } from '#sections.ts'
import { type Job, sweepFailures } from './job-failures.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The jobs that run all the time or have work of their own. */
export const constant = {
  mail: { name: 'mail', label: 'Отправка писем', every: SECOND },
  seal: { name: 'seal', label: 'Заверение журнала изменений', every: 5 * SECOND },
  webhooks: { name: 'webhooks', label: 'Отправка вебхуков', permission: 'webhook.statusChange', every: SECOND },
  operations: { name: 'operations', label: 'Выполнение операций', every: SECOND },
} as const satisfies Record<string, Job>

const SWEEP = 'Удаление того, чей срок вышел'

/** What is changed because its time has come, with a turn of its own each minute. */
export const dueJobs: readonly (Job & { run: Task })[] = Object.entries(dues).map(([name, due]) => ({
  name,
  label: due.label,
  permission: due.permission,
  every: MINUTE,
  run: due.run,
}))

/** What is removed because its time is over, one after the other each hour, in batches. */
export const sweepJobs: readonly (Job & { sweep: Sweep })[] = Object.entries({
  ...sweeps,
  ...wireSweeps,
  sweepFailures,
}).map(([name, sweep]) => ({ name, label: SWEEP, every: HOUR, sweep }))

/** Every job: how often it runs, and who is notified of its failures besides the administrators. */
export const jobTable: readonly Job[] = [...Object.values(constant), ...dueJobs, ...sweepJobs]
