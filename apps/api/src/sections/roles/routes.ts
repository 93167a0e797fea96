import { audit, type Changes, changesBetween } from '#db/audit.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import { isDuplicate } from '#db/failures.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { tidyName } from '#records/tidy-name.ts'
import { counted } from '#text/counted.ts'
import { oneLineOrNull } from '#text/tidy.ts'
import { refuseAdministrator, refuseLookAlike } from './administrator.ts'
import { isRoleBeyond, requirePermissionsHeld } from './grants.ts'
import { attachUsers, detachUsers } from './members.ts'
import * as queries from './queries.ts'

export const roles = {
  'roles.list': ({ query, db }) => queries.listRoles(db, query),
  'roles.options': async ({ query, db }) => ({ items: await queries.roleOptions(db, query) }),
  'roles.view': ({ params, db }) => queries.findRole(db, params.id),
  'roles.create': create,
  'roles.update': update,
  'roles.delete': remove,
  'roles.attachUsers': attachUsers,
  'roles.detachUsers': detachUsers,
} satisfies Section<'roles'>

async function create({ body: { slug, scope, ...body }, db, actor }: Call<'roles.create'>) {
  const { permissions, ...texts } = tidy(body)
  const names = permissions ?? []
  const values = { slug, name: body.name, description: null, scope, ...texts }
  await requirePermissionsHeld(db, actor, names, scope)
  await refuseLookAlike(db, values.name)
  const id = await queries.insertRole(db, actor, values).catch(refuseDuplicate)
  await queries.replacePermissions(db, id, names)
  await audit(db, actor, {
    event: 'created',
    ...subject({ id, name: values.name }),
    changes: changesBetween({}, { ...values, permissions: names }),
  })
  return queries.findRole(db, id)
}

async function update({ params, body, version, db, actor }: Call<'roles.update'>) {
  const role = await queries.lockRole(db, params.id, version)
  const { permissions: held, ...rest } = role
  const before = { ...rest, permissions: namesOf(held) }
  const { permissions, ...texts } = tidy(body)
  const values = { ...texts, ...(body.scope && { scope: body.scope }) }
  const changes = changesBetween(before, { ...values, permissions })
  if (Object.keys(changes).length === 0) return role

  if (await isRoleBeyond(db, actor, role.id)) throw forbidden('В роли есть права, которых нет у вас')
  refuseAdministrator(before.slug, changes)
  const { scope = before.scope } = values
  if (before.is_system && scope !== before.scope)
    throw invalid({ scope: ['Область: у системной роли её нельзя изменить'] })
  await requirePermissionsHeld(db, actor, permissions ?? before.permissions, scope)
  if (scope === 'own' && before.scope === 'all') await refuseWithoutCompany(db, role.id)
  if (values.name !== undefined && changes['name']) await refuseLookAlike(db, values.name, role.id)
  await queries.updateRole(db, actor, role.id, values)
  if (permissions && changes['permissions']) await queries.replacePermissions(db, role.id, permissions)
  await audit(db, actor, { event: 'updated', ...subject(role), changes })
  return queries.findRole(db, role.id)
}

async function remove({ params, version, db, actor }: Call<'roles.delete'>) {
  const role = await queries.lockRole(db, params.id, version)
  if (await isRoleBeyond(db, actor, role.id)) throw forbidden('В роли есть права, которых нет у вас')
  if (role.is_system) throw conflict('Системную роль нельзя удалить')
  if (role.users_count > 0)
    throw conflict(
      `Нельзя удалить: роль назначена ${counted(role.users_count, 'пользователю', 'пользователям', 'пользователям')}`,
    )
  await queries.deleteRole(db, role.id)
  const changes: Changes = {
    slug: [role.slug, null],
    name: [role.name, null],
    permissions: [namesOf(role.permissions), null],
  }
  await audit(db, actor, { event: 'deleted', ...subject(role), changes })
}

async function refuseWithoutCompany(db: Call<'roles.update'>['db'], id: number) {
  const count = await queries.countWithoutCompany(db, id)
  if (count > 0)
    throw invalid({
      scope: [
        `Область: у ${counted(count, 'пользователя', 'пользователей', 'пользователей')} с этой ролью не выбрана компания`,
      ],
    })
}

type Fields = Call<'roles.update'>['body']

function tidy({ name, description, permissions }: Fields) {
  return {
    ...(name !== undefined && { name: tidyName(name, 2) }),
    ...(description !== undefined && { description: oneLineOrNull(description) }),
    ...(permissions && { permissions: [...new Set(namesOf(permissions))].toSorted() }),
  }
}

function namesOf(permissions: { name: string }[]): string[] {
  return permissions.map(({ name }) => name)
}

function refuseDuplicate(error: unknown): never {
  throw isDuplicate(error, 'role_slug_key') ? invalid({ slug: ['Код: такое значение уже есть'] }) : error
}

function subject({ id, name }: { id: number; name: string }) {
  return { entity: 'role', entity_id: id, entity_label: name }
}
