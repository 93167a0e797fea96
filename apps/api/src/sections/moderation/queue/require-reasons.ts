import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import { reasonApplies } from '#records/reasons.ts'
import type { DecisionReason } from '#sections/moderation/schema.ts'

/** Validates the reasons of a decision: at least one, with a comment if the reason requires it. */
export async function requireReasons(
  tx: Database,
  { operation, subject }: { operation: Schemas['ReasonOperation']; subject: Schemas['ReasonSubject'] },
  chosen: Schemas['GivenModerationReason'][],
): Promise<DecisionReason[]> {
  if (chosen.length === 0) throw invalid({ reasons: ['Причины: выберите не менее 1'] })
  const { rows } = await tx.execute<{ id: number; requires_comment: boolean }>(sql`
    select id, requires_comment from operation_reason
    where id = any(${sql.param(chosen.map(({ reason_id }) => reason_id))}::int8[])
      and is_active and operations @> array[${operation}]::text[] and ${reasonApplies({ operation, subject })}`)
  const requiresCommentById = new Map(rows.map(({ id, requires_comment }) => [id, requires_comment]))
  const details: Details = {}
  const reasons = chosen.map(({ reason_id, field, comment }, index) => {
    const explanation = comment?.trim() || null
    if (!requiresCommentById.has(reason_id))
      details[`reasons.${index}.reason_id`] = ['Причина: выберите значение из списка']
    else if (requiresCommentById.get(reason_id) && !explanation)
      details[`reasons.${index}.comment`] = ['Пожалуйста, введите Комментарий']
    return { reason_id, field: field?.trim() || null, comment: explanation }
  })
  if (Object.keys(details).length > 0) throw invalid(details)
  return reasons
}
