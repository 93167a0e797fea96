import type { PermissionName } from '@admin-panel/permissions'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { expired } from '#db/time/expired.ts'
import { refusalOf, rootOf } from '#db/failures.ts'
import { activePeople, holdsOneOfEach } from '#records/access/holders.ts'
import { DueFailures } from '#records/deadlines/each-due.ts'
import { notify } from '#records/notify.ts'
import { wordsOf } from '#text/loggable.ts'

/** The name of a background job, and the permission whose holders are notified of its failures besides the administrators. */
export interface Job {
  name: string
  label: string
  /** How long after the end of a run the next one begins, in ms. */
  every: number
  permission?: PermissionName | undefined
}

/** The failures of a job for one reason. */
export interface JobFailure {
  job: string
  reason: string
  /** The records of the last run; null if the job is not about records. */
  records: number | null
  /** One of the failed records. */
  recordId: number | null
  error: unknown
}

const REASONS_AT_MOST = 20
const REASON_AT_MOST = 300

/** The failures of a job that runs more often are counted once in so many ms. */
const STEP_AT_LEAST = 5 * 60_000
/** With so many failures in a row a job is notified of, and its alert fires. */
export const TOLD_AT = 3

/** The time in which the failures of a job count once, whatever number of processes runs it. */
const stepOf = ({ every }: Pick<Job, 'every'>) => Math.max(every, STEP_AT_LEAST)

/**
 * Records what a job could not do, by its reasons, for all instances together. Returns what shall be logged: a reason
 * once an hour. The third failure in a row becomes a notification, once a day, however often the job runs.
 */
export async function noteFailures(db: Database, job: Job, error: unknown, at: Date): Promise<JobFailure[]> {
  const logged: JobFailure[] = []
  for (const { entity, ...failure } of failuresOf(job, error).slice(0, REASONS_AT_MOST)) {
    const isLogged = await db.transaction(async (tx) => {
      const noted = await note(tx, failure, stepOf(job), at)
      if (noted.isTold) await tell(tx, job, { ...failure, entity }, at)
      return noted.isLogged
    })
    if (isLogged) logged.push(failure)
  }
  return logged
}

/** The failures that have not been seen for a week are forgotten. */
export const sweepFailures = expired(sql`job_failure`, sql`seen_at`, 7 * 24 * 60 * 60_000)

type Failure = JobFailure & { entity: string | null }

function failuresOf({ name }: Job, error: unknown): Failure[] {
  if (!(error instanceof DueFailures)) {
    const errors: unknown[] = error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error]
    return [...Map.groupBy(errors, reasonOf)].map(([reason, [first]]) => ({
      job: name,
      reason,
      records: null,
      recordId: null,
      entity: null,
      error: first,
    }))
  }
  const byReason = Map.groupBy(error.failures, (failure) => reasonOf(failure.error))
  return [...byReason].map(([reason, records]) => ({
    job: name,
    reason,
    records: records.length,
    recordId: records[0]?.id ?? null,
    entity: error.entity,
    error: records[0]?.error,
  }))
}

/** The sentence that a user would read, or the words of the error without any data. */
function reasonOf(error: unknown): string {
  const refusal = refusalOf(error)
  const words = refusal
    ? [refusal.message, ...Object.values(refusal.details ?? {}).flat()].join('. ')
    : wordsOf(rootOf(error))
  return words.slice(0, REASON_AT_MOST)
}

async function note(tx: Database, { job, reason, records, recordId }: JobFailure, step: number, at: Date) {
  // A run takes its time, and clocks of timers differ: a little less than a step is one.
  const counted = sql`(${(step * 9) / 10} * interval '1 ms')`
  // Two runs without this failure reset the count.
  const lasting = sql`(${step * 2.5} * interval '1 ms')`
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ isLogged: boolean; isTold: boolean }>(sql`
    insert into job_failure as noted (job, reason, records, record_id, seen_at, logged_at, since, counted_at, lasts_until)
    values (${job}, ${reason}, ${records}, ${recordId}, ${now}, ${now}, ${now}, ${now}, ${now} + ${lasting})
    on conflict (job, reason) do update set
      records = excluded.records, record_id = excluded.record_id, seen_at = ${now},
      lasts_until = excluded.lasts_until,
      (since, failures, counted_at) = (select
        case when noted.lasts_until < ${now} then ${now} else noted.since end,
        case when noted.lasts_until < ${now} then 1 when noted.counted_at <= ${now} - ${counted} then noted.failures + 1 else noted.failures end,
        case when noted.lasts_until < ${now} or noted.counted_at <= ${now} - ${counted} then ${now} else noted.counted_at end),
      logged_at = case when noted.logged_at <= ${now} - interval '1 hour' then ${now} else noted.logged_at end
    returning logged_at = ${now} as "isLogged",
      failures >= ${TOLD_AT} and (told_at is null or told_at <= ${now} - interval '1 day') as "isTold"`)
  return rows[0] ?? { isLogged: true, isTold: false }
}

async function tell(tx: Database, { label, permission }: Job, failure: Failure, at: Date): Promise<void> {
  const { job, reason, records, recordId, entity } = failure
  const body = `${records === null ? '' : `Записей: ${records}. `}Причина: ${reason}`
  await tx.execute(sql`
    update job_failure set told_at = ${at.toISOString()} where job = ${job} and reason = ${reason}`)
  await notify(tx, activePeople(holdsOneOfEach([permission ? [permission] : []])), {
    type: 'job_failed',
    title: `Не выполняется: ${label}`,
    body,
    at,
    ...(entity && { about: { entity, entity_id: recordId } }),
  })
}
