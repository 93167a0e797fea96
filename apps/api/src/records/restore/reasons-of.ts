import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Operation } from '#contract/operations.ts'

/** The values that a call writes, if it takes any. */
export type Values = Record<string, unknown> | undefined

/** A status that needs a reason takes the one with which the record had it before. */
export async function reasonsOf(
  tx: Database,
  operation: Operation,
  entity: string,
  changes: readonly { id: number; body: Values }[],
): Promise<(id: number, body: Values) => Values> {
  const statuses = new Set(
    changes.flatMap(({ body }) => (typeof body?.['status'] === 'string' ? [body['status']] : [])),
  )
  if (statuses.size === 0 || !operation.body?.properties?.['reason_id']) return (_, body) => body
  const ids = changes.map(({ id }) => id)
  const { rows } = await tx.execute<{
    id: number
    status: string
    reason_id: number | null
    comment: string | null
  }>(sql`
    select distinct on (entity_id, to_status) entity_id as id, to_status as status, reason_id, comment from status_history
    where entity = ${entity} and entity_id = any(${sql.param(ids)}::int8[]) and to_status = any(${sql.param([...statuses])}::text[])
    order by entity_id, to_status, id desc`)
  const last = new Map(rows.map((row) => [`${row.id} ${row.status}`, row]))
  return (id, body) => {
    const { reason_id, comment } = last.get(`${id} ${String(body?.['status'])}`) ?? {}
    return { ...body, ...(reason_id && { reason_id }), ...(comment && { comment }) }
  }
}
