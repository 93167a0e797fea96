import { type SQL, sql } from '#db/drizzle.ts'

/** Operations under way, and how long one that is due has had no batch. */
export function backlogOfOperations(at: Date): SQL {
  return sql`
    select count(*)::int as waiting,
      min(coalesce(retry_at, stepped_at, started_at, created_at)) filter (where retry_at is null or retry_at <= ${at.toISOString()}) as since
    from operation where status in ('checking', 'running')`
}
