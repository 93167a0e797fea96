import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { hashPassword } from '#sections/auth/public.ts'
import { role } from '#sections/roles/schema.ts'
import { demoAccounts, demoStaff } from './demo/demo-users.ts'
import { user, userCompany, userRole } from './schema.ts'

/** Seeds the accounts for signing in, all with the password from SEED_PASSWORD, and colleagues that fill the lists. */
export async function seedUsers(tx: Database, { at, env }: { at: Date; env: Env }): Promise<void> {
  const password_hash = await hashPassword(env.seedPassword)
  const roles = await tx.select({ id: role.id, slug: role.slug }).from(role)
  for (const [index, demo] of [...demoAccounts, ...demoStaff].entries()) {
    const { roles: slugs, companies = [], status = 'active', ...person } = demo
    const daysAgo = (index * 7) % 45
    const created_at = before(at, daysAgo + 60)
    const [created] = await tx
      .insert(user)
      .values({
        ...person,
        status,
        password_hash: status === 'invited' ? null : password_hash,
        last_login_at: status === 'active' ? before(at, daysAgo) : null,
        created_at,
        updated_at: created_at,
      })
      .returning({ id: user.id })
    if (!created) continue
    const granted = roles.filter(({ slug }) => slugs.includes(slug))
    await tx.insert(userRole).values(granted.map(({ id }) => ({ user_id: created.id, role_id: id })))
    if (companies.length > 0)
      await tx.insert(userCompany).values(companies.map((company_id) => ({ user_id: created.id, company_id })))
  }
}

function before(at: Date, days: number): string {
  return new Date(at.getTime() - days * 86_400_000).toISOString()
}
