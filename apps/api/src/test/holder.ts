import { randomUUID } from 'node:crypto'
import { systemCaller } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { startSession } from '#sections/auth/sessions.ts'
import { role, rolePermission } from '#sections/roles/schema.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'

/** Creates a signed-in user with one role that grants exactly these permissions; returns the token. */
export async function createHolder(
  tx: Database,
  grants: { permissions: string[]; scope: 'all' | 'own'; companies: number[]; at: Date },
): Promise<string> {
  const slug = `r${randomUUID().slice(0, 18)}`
  const [holderRole] = await tx.insert(role).values({ slug, name: 'Проверочная', scope: grants.scope }).returning()
  const [holder] = await tx
    .insert(user)
    .values({ last_name: 'Проверкин', first_name: 'Пётр', email: `${slug}@example.com`, status: 'active' })
    .returning()
  if (!holder || !holderRole) throw new Error('The holder was not stored')
  await tx.insert(userRole).values({ user_id: holder.id, role_id: holderRole.id })
  if (grants.permissions.length > 0) {
    await tx
      .insert(rolePermission)
      .values(grants.permissions.map((permission) => ({ role_id: holderRole.id, permission })))
  }
  if (grants.companies.length > 0) {
    await tx.insert(userCompany).values(grants.companies.map((company_id) => ({ user_id: holder.id, company_id })))
  }
  const { value } = await startSession(tx, holder.id, systemCaller(grants.at))
  return value
}
