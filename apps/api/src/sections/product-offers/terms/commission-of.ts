import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { marketDay } from '#query/days.ts'
import { resolveMany } from '#sections/commissions/public.ts'

/** The commission rate that applies to the offer today. */
export async function commissionOf(
  db: Database,
  { at }: Actor,
  { company_id, product_id }: { company_id: number; product_id: number },
): Promise<number | null> {
  const [rule] = await resolveMany(db, [{ company_id, product_id }], marketDay(at))
  return rule?.rate_bp ?? null
}
