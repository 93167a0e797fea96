import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import { say } from '#text/language/say.ts'

/** Refuses a rule whose period overlaps that of another one with the same terms. */
export async function refuseOverlap(tx: Database, _actor: Actor, id: number): Promise<void> {
  await tx.execute(sql`lock table commission in share row exclusive mode`)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select other.id from commission rule join commission other on other.id <> rule.id
      and other.company_id is not distinct from rule.company_id and other.category_id is not distinct from rule.category_id
      and other.brand_id is not distinct from rule.brand_id
      and daterange(rule.valid_from, rule.valid_to, '[]') && daterange(other.valid_from, other.valid_to, '[]')
    where rule.id = ${id} order by other.id limit 1`)
  if (rows[0]) throw invalid({ valid_from: [say`Период пересекается с правилом ${rows[0].id}`] })
}
