import { type SQL, sql } from '#db/drizzle.ts'

const AT_MOST = 10_000
const lastSealed = sql.raw(
  'greatest((select anchor_audit_id from audit_chain), (select coalesce(max(audit_id), 0) from audit_seal))',
)

/** Rows of the log that wait for their seal. */
export function backlogOfSeals(): SQL {
  return sql`
    select (select count(*) from (select from audit_log where id > ${lastSealed} limit ${AT_MOST}) as unsealed)::int as waiting,
      (select created_at from audit_log where id > ${lastSealed} order by id limit 1) as since`
}
