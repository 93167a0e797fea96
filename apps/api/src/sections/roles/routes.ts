import { changesBetween } from '#db/audit.ts'
import { conflict, forbidden, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { isRoleBeyond, requirePermissionsHeld } from '#records/access/grants.ts'
import { requireName } from '#records/require-name.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { refuseAdministrator, refuseLookAlike } from './administrator.ts'
import { attachImpact, impact } from './impact.ts'
import { refuseMarketplaceWide } from './marketplace-wide.ts'
import { attachUsers, detachUsers } from './members.ts'
import { notifyUnready } from './notices.ts'
import * as queries from './queries.ts'
import { namesOf, roleRecords } from './role-records.ts'
import { say, sayCounted } from '#text/language/say.ts'

export const roles = {
  'roles.list': ({ query, db }) => queries.listRoles(db, query),
  'roles.options': async ({ query, db }) => ({ items: await queries.roleOptions(db, query) }),
  'roles.view': ({ params, db }) => queries.findRole(db, params.id),
  'roles.create': create,
  'roles.update': update,
  'roles.delete': remove,
  'roles.attachImpact': { handle: attachImpact, transaction: false, audited: false },
  'roles.impact': { handle: impact, transaction: false, audited: false },
  'roles.attachUsers': attachUsers,
  'roles.detachUsers': detachUsers,
} satisfies Section<'roles'>

async function create({ body: { slug, scope, ...body }, db, actor }: Call<'roles.create'>) {
  const { permissions = [], ...texts } = normalize(body)
  const fields = { slug, name: body.name, scope, ...texts, permissions }
  await requirePermissionsHeld(db, actor, namesOf(permissions), scope)
  refuseMarketplaceWide(namesOf(permissions), scope)
  await refuseLookAlike(db, fields.name)
  return roleRecords.create({ db, actor }, fields)
}

async function update(call: Call<'roles.update'>) {
  const { params, body, version, db, actor } = call
  const before = await roleRecords.lock(call, params.id, version)
  const fields = { ...normalize(body), ...(body.scope && { scope: body.scope }) }
  const changes = changesBetween(before, fields)
  if (Object.keys(changes).length === 0) return before

  if (await isRoleBeyond(db, actor, before.id)) throw forbidden('В роли есть права, которых нет у вас')
  refuseAdministrator(before.slug, changes)
  const { scope = before.scope, permissions = before.permissions } = fields
  if (before.is_system && scope !== before.scope)
    throw invalid({ scope: ['Область: у системной роли её нельзя изменить'] })
  await requirePermissionsHeld(db, actor, namesOf(permissions), scope)
  refuseMarketplaceWide(namesOf(permissions), scope)
  if (scope === 'own' && before.scope === 'all') await refuseWithoutCompany(db, before.id)
  if (fields.name !== undefined && changes['name']) await refuseLookAlike(db, fields.name, before.id)
  const updated = await roleRecords.update(call, before, fields)
  if (changes['factor_required_from'] && updated.factor_required_from !== null)
    await notifyUnready(db, actor, { ...updated, day: updated.factor_required_from })
  return updated
}

function remove(call: Call<'roles.delete'>) {
  const { db, actor } = call
  return roleRecords.remove(call, ['slug', 'name', 'permissions'], async (role) => {
    if (await isRoleBeyond(db, actor, role.id)) throw forbidden('В роли есть права, которых нет у вас')
    if (role.is_system) throw conflict('Системную роль нельзя удалить')
    if (role.users_count > 0)
      throw conflict(
        say`Нельзя удалить: роль назначена ${sayCounted(role.users_count, 'пользователю', 'пользователям', 'пользователям')}`,
      )
    const accounts = await queries.countServiceAccounts(db, role.id)
    if (accounts > 0)
      throw conflict(
        say`Нельзя удалить: роль назначена ${sayCounted(accounts, 'сервисной учётной записи', 'сервисным учётным записям', 'сервисным учётным записям')}`,
      )
  })
}

async function refuseWithoutCompany(db: Call<'roles.update'>['db'], id: number) {
  const count = await queries.countWithoutCompany(db, id)
  if (count > 0)
    throw invalid({
      scope: [
        say`Область: у ${sayCounted(count, 'пользователя', 'пользователей', 'пользователей')} с этой ролью не выбрана компания`,
      ],
    })
}

type Fields = Call<'roles.update'>['body']

function normalize({ name, description, permissions, factor_required_from }: Fields) {
  return {
    ...(factor_required_from !== undefined && { factor_required_from }),
    ...(name !== undefined && { name: requireName(name, 2) }),
    ...(description !== undefined && { description: oneLineOrNull(description) }),
    ...(permissions && { permissions: [...new Set(namesOf(permissions))].toSorted().map((name) => ({ name })) }),
  }
}
