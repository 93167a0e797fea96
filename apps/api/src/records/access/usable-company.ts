import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { mayUseCompany } from '#query/scope.ts'
import { invalid } from '#errors.ts'

/** Locks the company against other changes of its documents; refuses a company that the actor may not use. */
export async function requireCompany(tx: Database, actor: Principal, id: number) {
  const { rows } = mayUseCompany(actor, id)
    ? await tx.execute<{ id: number; full_name: string; status: Schemas['CompanyStatus'] }>(
        sql`select id, full_name, status from company where id = ${id} for no key update`,
      )
    : { rows: [] }
  const [company] = rows
  if (!company) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  return company
}
