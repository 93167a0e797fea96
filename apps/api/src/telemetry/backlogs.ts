import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { sql } from '#db/drizzle.ts'
import { backlogOfMails } from '#mail/outbox.ts'
import type { Backlog } from '#registry/section.ts'
import { backlogs } from '#sections.ts'

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

/** Jobs that have failed in the last ten minutes; most of them run each minute. */
export async function readFailingJobs(db: Database, at: Date): Promise<{ job: string; reasons: number }[]> {
  const { rows } = await quickly(() =>
    db.execute<{ job: string; reasons: number }>(sql`
      select job, count(*)::int as reasons from job_failure
      where seen_at > ${at.toISOString()}::timestamptz - interval '10 minutes' group by job`),
  )
  return rows
}

/** A standby refuses to lock rows. */
export async function requireWritable(db: Database): Promise<void> {
  await quickly(() => db.execute(sql`select from installation where false for update`))
}
