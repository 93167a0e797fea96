import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden } from '#errors.ts'
import { isRoleBeyond } from '#records/access/grants.ts'
import { recordsOf } from '#records/record.ts'
import { findRole, replacePermissions } from './queries.ts'
import { role } from './schema.ts'

interface Parts {
  permissions?: { name: string }[] | undefined
}

export const roleRecords = recordsOf({
  entity: 'role',
  table: role,
  find: (db: Database, _actor: Principal, id: number) => findRole(db, id),
  label: ({ name }) => name,
  duplicates: { role_slug_key: { slug: ['Код: такое значение уже есть'] } },
  saveParts,
  masked: { permissions: (permissions) => namesOf(permissions) },
})

async function saveParts(tx: Database, _actor: Principal, id: number, { permissions }: Parts): Promise<void> {
  if (permissions) await replacePermissions(tx, id, namesOf(permissions))
}

export function namesOf(permissions: readonly { name: string }[]): string[] {
  return permissions.map(({ name }) => name)
}

/** A user cannot bring back a role with rights beyond their own. */
export async function requireRights(tx: Database, actor: Actor, id: number): Promise<void> {
  if (await isRoleBeyond(tx, actor, id)) throw forbidden('В роли есть права, которых нет у вас')
}
