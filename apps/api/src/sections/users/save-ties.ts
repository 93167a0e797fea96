import { eq } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { requireRolesHeld } from '#records/access/grants.ts'
import { userCompany, userRole } from './schema.ts'

interface Ties {
  role_ids?: number[] | undefined
  company_ids?: number[] | undefined
}

export async function saveTies(
  tx: Database,
  _actor: Principal,
  id: number,
  { role_ids, company_ids }: Ties,
): Promise<void> {
  if (role_ids) {
    await tx.delete(userRole).where(eq(userRole.user_id, id))
    if (role_ids.length > 0) await tx.insert(userRole).values(role_ids.map((role_id) => ({ user_id: id, role_id })))
  }
  if (company_ids) {
    await tx.delete(userCompany).where(eq(userCompany.user_id, id))
    if (company_ids.length > 0)
      await tx.insert(userCompany).values(company_ids.map((company_id) => ({ user_id: id, company_id })))
  }
}

/** A user cannot bring back another one with rights beyond their own. */
export async function requireRoles(tx: Database, actor: Actor, id: number): Promise<void> {
  const rows = await tx.select({ role_id: userRole.role_id }).from(userRole).where(eq(userRole.user_id, id))
  await requireRolesHeld(
    tx,
    actor,
    rows.map(({ role_id }) => role_id),
  )
}
