import type { Database } from '#db/database.ts'
import { defaultReasons } from './default-reasons.ts'
import { operationReason } from './schema.ts'

export async function seedReasons(tx: Database): Promise<void> {
  const all = defaultReasons.flatMap(({ prefix, operations, reasons }) =>
    reasons.map(
      ([
        code,
        name,
        { initiator, text, comment = false, rating = false, system = false, at = [], about = [], staff = false } = {},
      ]) => ({
        code: `${prefix}.${code}`,
        operations: operations.toSorted(),
        name,
        text_public: text ?? null,
        initiator: initiator ?? null,
        requires_comment: comment,
        affects_rating: rating,
        order_statuses: at,
        subjects: about,
        staff_only: staff,
        is_system: system,
      }),
    ),
  )
  await tx.insert(operationReason).values(all.map((reason, index) => ({ ...reason, position: index + 1 })))
}
