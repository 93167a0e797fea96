import type { Database } from '#db/database.ts'
import { defaultTerms } from './default-terms.ts'
import { keysOf } from '#text/pick.ts'
import { reviewTerm } from './schema.ts'

export async function seedReviewTerms(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = at.toISOString()
  const kinds = keysOf(defaultTerms)
  await tx.insert(reviewTerm).values(
    kinds.flatMap((kind) =>
      defaultTerms[kind].map((text, index) => ({
        kind,
        text,
        position: index + 1,
        created_at,
        updated_at: created_at,
      })),
    ),
  )
}
