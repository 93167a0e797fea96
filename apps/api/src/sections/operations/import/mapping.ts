import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { operation } from '#sections/operations/schema.ts'

/** How the caller's last import of this kind found its columns. */
export async function lastMapping(
  db: Database,
  { userId }: Actor,
  { call, company_id }: Call<'operations.mapping'>['query'],
): Promise<Schemas['ImportMapping']> {
  const [last] = await db
    .select({ columns: operation.columns })
    .from(operation)
    .where(
      sql`author_id = ${userId} and call = ${call} and columns is not null
        and (${company_id ?? null}::int8 is null or (input ->> 'company_id')::int8 = ${company_id ?? null}::int8)`,
    )
    .orderBy(sql`id desc`)
    .limit(1)
  return { mapping: last?.columns?.mapping ?? null }
}
