import { eq } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { mayUseCompany } from '#query/scope.ts'
import { invalid } from '#errors.ts'
import { company } from './schema.ts'

/** Locks the company against other changes of its documents; refuses a company that the actor may not use. */
export async function requireCompany(tx: Database, actor: Principal, id: number) {
  const [seller] = mayUseCompany(actor, id)
    ? await tx
        .select({ id: company.id, full_name: company.full_name, status: company.status })
        .from(company)
        .where(eq(company.id, id))
        .for('no key update')
    : []
  if (!seller) throw invalid({ company_id: ['Выберите компанию из доступных вам'] })
  return seller
}
