import { inArray } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { role } from '#sections/roles/schema.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'

const demo = [
  { name: 'Обмен с 1С', role: 'order-operator', companies: [] },
  { name: 'Прайс-лист Север', role: 'merchant', companies: [1] },
  { name: 'Прайс-лист Восток', role: 'merchant', companies: [2] },
]

export async function seedServiceAccounts(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = new Date(at.getTime() - 40 * 86_400_000).toISOString()
  const slugs = demo.map((one) => one.role)
  const roles = await tx.select({ id: role.id, slug: role.slug }).from(role).where(inArray(role.slug, slugs))
  for (const { name, role: slug, companies } of demo) {
    const [created] = await tx
      .insert(user)
      .values({
        kind: 'service',
        last_name: name,
        first_name: '',
        email: '',
        status: 'active',
        created_at,
        updated_at: created_at,
      })
      .returning({ id: user.id })
    if (!created) continue
    const accountRoles = roles.filter((one) => one.slug === slug)
    await tx.insert(userRole).values(accountRoles.map(({ id }) => ({ user_id: created.id, role_id: id })))
    if (companies.length > 0)
      await tx.insert(userCompany).values(companies.map((company_id) => ({ user_id: created.id, company_id })))
  }
}
