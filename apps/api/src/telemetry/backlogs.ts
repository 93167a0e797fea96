import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { sql } from '#db/drizzle.ts'
import { wireSweeps } from '#http/limits/sweeps.ts'
import { backlogOfMails } from '#mail/outbox.ts'
import type { Backlog, Sweep } from '#registry/section.ts'
import { backlogs, sweeps } from '#sections.ts'

interface Queue extends Record<string, unknown> {
  name: string
  waiting: number
  seconds: number
}

/** Reads all queues in one statement. */
export async function readBacklogs(db: Database, at: Date): Promise<Queue[]> {
  const queues: Record<string, Backlog> = { mails: backlogOfMails, ...backlogs }
  const all = Object.entries(queues).map(
    ([name, backlog]) =>
      sql`select ${name}::text as name, waiting, extract(epoch from greatest(${at.toISOString()}::timestamptz - since, '0'))::float8 as seconds
        from (${backlog(at)}) as queue`,
  )
  const { rows } = await quickly(() =>
    db.execute<Queue>(sql`
      select name, waiting, coalesce(seconds, 0) as seconds from (${sql.join(all, sql` union all `)}) as queues`),
  )
  return rows
}

/** How often the jobs that fail now have failed in a row; of each the reason that lasts longest. */
export async function readFailingJobs(db: Database, at: Date): Promise<{ job: string; failures: number }[]> {
  const { rows } = await quickly(() =>
    db.execute<{ job: string; failures: number }>(sql`
      select job, max(failures) as failures from job_failure
      where lasts_until > ${at.toISOString()}::timestamptz group by job`),
  )
  return rows
}

/** For how many seconds the oldest of what each sweep removes has been due to go. */
export async function readSweeps(db: Database, at: Date): Promise<{ name: string; seconds: number }[]> {
  const all = Object.entries<Sweep>({ ...sweeps, ...wireSweeps }).flatMap(([name, { behind }]) =>
    behind ? [sql`select ${name}::text as name, greatest(coalesce((${behind(at)}), 0), 0)::float8 as seconds`] : [],
  )
  const { rows } = await quickly(() =>
    db.execute<{ name: string; seconds: number }>(sql`${sql.join(all, sql` union all `)}`),
  )
  return rows
}

/** How long ago the last file of the journal went into the archive, where there is one. */
export async function readUnarchived(db: Database): Promise<number | undefined> {
  const { rows } = await quickly(() =>
    db.execute<{ seconds: number }>(sql`
      select extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as seconds
      from pg_stat_archiver where current_setting('archive_mode') <> 'off'`),
  )
  return rows[0]?.seconds
}

/** A standby refuses to lock rows. */
export async function requireWritable(db: Database): Promise<void> {
  await quickly(() => db.execute(sql`select from installation where false for update`))
}
