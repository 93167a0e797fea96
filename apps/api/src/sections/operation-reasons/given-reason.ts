import { and, arrayContains, eq } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { invalid } from '#http/errors.ts'
import { operationReason, type ReasonOperation } from './schema.ts'

interface Given {
  reason_id?: number | null
  comment?: string | null
}

/** The reason and comment of a status change, checked against the handbook. */
export async function requireReason(tx: Database, operation: ReasonOperation | null, { reason_id, comment }: Given) {
  const said = comment?.trim() || null
  if (!reason_id) return { reason_id: null, comment: said }
  const [reason] = operation
    ? await tx
        .select({ requires_comment: operationReason.requires_comment })
        .from(operationReason)
        .where(
          and(
            eq(operationReason.id, reason_id),
            eq(operationReason.is_active, true),
            arrayContains(operationReason.operations, [operation]),
          ),
        )
    : []
  if (!reason) throw invalid({ reason_id: ['Причина: выберите значение из списка'] })
  if (reason.requires_comment && !said) throw invalid({ comment: ['Пожалуйста, введите Комментарий'] })
  return { reason_id, comment: said }
}
