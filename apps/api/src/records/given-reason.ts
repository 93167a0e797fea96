import type { Schemas } from '@admin-panel/sdk'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invalid } from '#http/errors.ts'

interface Given {
  reason_id?: number | null
  comment?: string | null
}

/** The reason and comment of a status change, checked against the handbook. */
export async function requireReason(
  tx: Database,
  operation: Schemas['ReasonOperation'] | null,
  { reason_id, comment }: Given,
  { requiresReason = false, requiresComment = false } = {},
) {
  const said = comment?.trim() || null
  if (requiresComment && !said) throw invalid({ comment: ['Пожалуйста, введите Комментарий'] })
  if (!reason_id) {
    if (requiresReason) throw invalid({ reason_id: ['Пожалуйста, введите Причина'] })
    return { reason_id: null, comment: said }
  }
  const { rows } = await tx.execute<{ requires_comment: boolean }>(sql`
    select requires_comment from operation_reason
    where id = ${reason_id} and is_active and operations @> array[${operation}]::text[]`)
  const [reason] = rows
  if (!reason) throw invalid({ reason_id: ['Причина: выберите значение из списка'] })
  if (reason.requires_comment && !said) throw invalid({ comment: ['Пожалуйста, введите Комментарий'] })
  return { reason_id, comment: said }
}

export async function reasonName(tx: Database, id: number | null | undefined): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`select name from operation_reason where id = ${id ?? null}`)
  return rows[0]?.name ?? null
}
