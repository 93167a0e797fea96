import type { PermissionName } from '@admin-panel/permissions'
import type { Permission, Schemas, Profile } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { on } from '#test/backend.ts'

export const items = (...names: PermissionName[]) => names.map((name) => ({ name }))
export const role: Schemas['Role'] = {
  id: 7,
  slug: 'content-manager',
  name: 'Контент-менеджер',
  description: 'Ведёт каталог',
  scope: 'all',
  is_system: false,
  permissions: items('brand.index', 'brand.view', 'product.index'),
  permissions_count: 3,
  users_count: 2,
  factor_required_from: null,
  active_users_count: 2,
  ready_users_count: 1,
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 4,
}
const { permissions: _permissions, created_at: _created, ...roleRow } = role
export const row: Schemas['RoleRow'] = roleRow
export const member: Schemas['UserRow'] = {
  id: 5,
  last_name: 'Белов',
  first_name: 'Игорь',
  middle_name: null,
  email: 'content@example.com',
  phone: null,
  position: null,
  roles: [{ id: 7, label: 'Контент-менеджер' }],
  companies: [],
  status: 'active',
  last_login_at: null,
  created_at: '2026-06-01T09:00:00Z',
  version: 1,
}
export const colleague: Schemas['UserRow'] = { ...member, id: 6, last_name: 'Смирнова', first_name: 'Анна' }
export const meta = (total: number) => ({ total, total_is_exact: true, page: 1, per_page: 20, page_count: 1 })
export const option = (id: number, label: string) => ({ id, label, hint: null, is_active: true })
export const list = on.roles.list({ items: [row], meta: meta(1) })
const impactOf = (person: Partial<Schemas['RoleImpactPerson']>): Schemas['RoleImpactPerson'] => ({
  id: 5,
  label: 'Белов И.',
  gained: ['brand.create', 'role.update'],
  lost: ['brand.view'],
  narrowed: [],
  widened: [],
  shared_views: [],
  leases_count: 0,
  ...person,
})
export const impact: Schemas['RoleImpact'] = {
  people: [
    impactOf({}),
    impactOf({
      id: 6,
      label: 'Смирнова А.',
      lost: ['brand.view', 'brand.index'],
      shared_views: ['Без логотипа'],
      leases_count: 2,
    }),
  ],
  changed_count: 2,
  unchanged_count: 1,
}
export const handlers = [
  on.roles.impact(impact),
  list,
  on.roles.view(role),
  on.roles.options({ items: [option(7, role.name), option(8, 'Модератор')] }),
  on.users.list({ items: [member, colleague], meta: meta(2) }),
  on.users.options({ items: [option(9, 'Орлова Вера')] }),
]

export const read = ['role', 'role.list', 'role.view'] as const
/** A user whose only role, another one than the open one, grants exactly these permissions. */
export const staff = (...permissions: Permission[]): Profile => createTestUser([...read, ...permissions])
