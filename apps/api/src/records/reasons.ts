import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'

/** Not every reason applies to every state and scope. */
interface Requirements {
  requiresReason?: boolean | undefined
  requiresComment?: boolean | undefined
  /** The status before the change. */
  from?: string
  scope?: 'all' | 'own'
}

interface Input {
  reason_id?: number | null
  comment?: string | null
}

/** Checks the reason and comment of a status change against the handbook. */
export async function requireReason(
  tx: Database,
  operation: Schemas['ReasonOperation'] | null,
  { reason_id, comment }: Input,
  { requiresReason = false, requiresComment = false, from, scope }: Requirements = {},
) {
  const explanation = comment?.trim() || null
  if (requiresComment && !explanation) throw invalid({ comment: ['Пожалуйста, введите Комментарий'] })
  if (!reason_id) {
    if (requiresReason) throw invalid({ reason_id: ['Пожалуйста, введите Причина'] })
    return { reason_id: null, comment: explanation }
  }
  const { rows } = await tx.execute<{ requires_comment: boolean }>(sql`
    select requires_comment from operation_reason
    where id = ${reason_id} and is_active and operations @> array[${operation}]::text[]
      and ${reasonApplies({ operation, from, scope })}`)
  const [reason] = rows
  if (!reason) throw invalid({ reason_id: ['Причина: выберите значение из списка'] })
  if (reason.requires_comment && !explanation) throw invalid({ comment: ['Пожалуйста, введите Комментарий'] })
  return { reason_id, comment: explanation }
}

const OF_ORDERS: readonly (string | null)[] = ['order_cancel', 'order_return']

interface Applied {
  operation: Schemas['ReasonOperation'] | null | undefined
  from?: string | undefined
  subject?: string | undefined
  scope?: 'all' | 'own' | undefined
}

/** Restricts reasons to those that apply to this operation, state, subject and scope. */
export function reasonApplies({ operation = null, from, subject, scope }: Applied): SQL {
  const conditions = [
    from && OF_ORDERS.includes(operation) && sql`(order_statuses = '{}' or ${from} = any(order_statuses))`,
    subject && sql`(subjects = '{}' or ${subject} = any(subjects))`,
    scope === 'own' && sql`not staff_only`,
  ]
  return sql.join([sql`true`, ...conditions.filter((condition) => !!condition)], sql` and `)
}

export async function reasonName(tx: Database, id: number | null | undefined): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from operation_reason where id = ${id ?? null}`)
  return rows[0]?.name ?? null
}
