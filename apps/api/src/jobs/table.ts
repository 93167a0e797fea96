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

/** Jobs that change due records, each once a minute. */
export const dueJobs: readonly (Job & { run: Task })[] = Object.entries(dues).map(([name, due]) => ({
  name,
  label: due.label,
  permission: due.permission,
  every: MINUTE,
  run: due.run,
}))

/** Jobs that remove expired rows in batches, one after the other each hour. */
export const sweepJobs: readonly (Job & { sweep: Sweep })[] = Object.entries({
  ...sweeps,
  ...wireSweeps,
  sweepFailures,
}).map(([name, sweep]) => ({ name, label: SWEEP, every: HOUR, sweep }))

/** Every job: how often it runs, and who is notified of its failures besides the administrators. */
export const jobTable: readonly Job[] = [...Object.values(constant), ...dueJobs, ...sweepJobs]
