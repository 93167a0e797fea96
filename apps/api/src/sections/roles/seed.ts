import type { Database } from '#db/database.ts'
import { defaultRoles, permissionsOf } from './default-roles.ts'
import { role, rolePermission } from './schema.ts'

/** The default roles also initialize an empty production database. */
export async function seedRoles(tx: Database): Promise<void> {
  for (const { slug, name, description, scope } of defaultRoles) {
    const is_system = slug === 'administrator' || slug === 'merchant'
    const [created] = await tx
      .insert(role)
      .values({ slug, name, description, scope, is_system })
      .returning({ id: role.id })
    const permissions = permissionsOf(slug)
    if (!created || permissions.length === 0) continue
    await tx.insert(rolePermission).values(permissions.map((permission) => ({ role_id: created.id, permission })))
  }
}
