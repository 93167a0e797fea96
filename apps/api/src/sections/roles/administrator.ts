import { sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import { lookAlike } from '#text/spellings/look-alike.ts'
import { defaultRoles, permissionsOf } from './default-roles.ts'
import { roleRecords } from './role-records.ts'
import { role } from './schema.ts'
import { say } from '#text/language/say.ts'

const SLUG = 'administrator'
// Any number works, as long as every instance uses the same.
const NAMES = 7_230_105

/** Changing the permissions or the name of this role could lock out or mislead all users. */
export function refuseAdministrator(slug: string, changes: Record<string, unknown>): void {
  if (slug !== SLUG) return
  const details: Details = {
    ...(changes['name'] !== undefined && { name: ['Название: у роли администратора его нельзя изменить'] }),
    ...(changes['permissions'] !== undefined && {
      permissions: ['Права: у роли администратора всегда есть все права'],
    }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}

/** Similar names would let one role pass for another. A lock serializes naming. */
export async function refuseLookAlike(tx: Database, name: string, exceptId?: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NAMES})`)
  const roles = await tx.select({ id: role.id, name: role.name }).from(role)
  const other = roles.find(({ id, name: roleName }) => id !== exceptId && lookAlike(roleName) === lookAlike(name))
  if (other) throw invalid({ name: [say`Название: слишком похоже на роль «${other.name}»`] })
}

/** Runs at every start, because a new version adds permissions and older versions did not protect the role. */
export async function restoreAdministrator(db: Database, at: Date): Promise<void> {
  const administrator = defaultRoles.find(({ slug }) => slug === SLUG)
  if (!administrator) throw new Error('There is no administrator among the default roles')
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`select id from role where slug = ${SLUG}`)
    const [row] = rows
    if (!row) return
    const context = { db: tx, actor: systemPrincipal(at) }
    const before = await roleRecords.lock(context, row.id)
    const permissions = permissionsOf(SLUG).map((permission) => ({ name: permission }))
    // Both lists are sorted in JavaScript: the database collation may differ and would cause a change at every start.
    const present = { ...before, permissions: byName(before.permissions) }
    await roleRecords.update(context, present, { name: administrator.name, permissions: byName(permissions) })
  })
}

function byName<Permission extends { name: string }>(permissions: Permission[]): Permission[] {
  return permissions.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
