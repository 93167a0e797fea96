import { vocabulary } from '@admin-panel/permissions'
import type { Database } from '#db/database.ts'
import { type DefaultRole, defaultRoles } from './default-roles.ts'
import { role, rolePermission } from './schema.ts'

/** The default roles also initialize an empty production database. */
export async function seedRoles(tx: Database): Promise<void> {
  for (const given of defaultRoles) {
    const { slug, name, description, scope } = given
    const is_system = slug === 'administrator' || slug === 'merchant'
    const [created] = await tx
      .insert(role)
      .values({ slug, name, description, scope, is_system })
      .returning({ id: role.id })
    const permissions = permissionsOf(given)
    if (!created || permissions.length === 0) continue
    await tx.insert(rolePermission).values(permissions.map((permission) => ({ role_id: created.id, permission })))
  }
}

export function permissionsOf({ grants }: DefaultRole): string[] {
  return Object.entries(vocabulary).flatMap(([entity, all]) => {
    const given = grants === '*' ? '*' : grants[entity as keyof typeof grants]
    const actions = given === '*' ? all : (given ?? [])
    return actions.map((action) => `${entity}.${action}`)
  })
}
