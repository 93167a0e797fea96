import type { Permission, Schemas, Profile } from '@admin-panel/sdk'

const MERCHANT: readonly Permission[] = [
  'product',
  'product.view',
  'product-offer',
  'product-offer.view',
  'order',
  'order.view',
]

/**
 * Creates a user with a role, or with exactly these permissions.
 * @param as - the role, or the permissions, that the user has
 * @param changes - fields that replace the standard ones
 */
export function createTestUser(
  as: 'administrator' | 'merchant' | readonly Permission[] = 'administrator',
  changes: Partial<Profile> = {},
): Profile {
  return {
    id: 1,
    email: 'user@example.com',
    last_name: 'Иванова',
    first_name: 'Мария',
    middle_name: 'Сергеевна',
    phone: null,
    position: null,
    time_zone: 'Europe/Moscow',
    company_ids: as === 'merchant' ? [1] : [],
    roles: [roleOf(as)],
    version: 1,
    ...changes,
  }
}

function roleOf(as: 'administrator' | 'merchant' | readonly Permission[]): Schemas['ProfileRole'] {
  if (as === 'administrator')
    return { id: 1, slug: 'administrator', name: 'Администратор', scope: 'all', permissions: [] }
  if (as === 'merchant')
    return { id: 2, slug: 'merchant', name: 'Продавец', scope: 'own', permissions: MERCHANT.map(item) }
  return { id: 3, slug: 'staff', name: 'Сотрудник', scope: 'all', permissions: as.map(item) }
}

function item(permission: Permission): Schemas['PermissionItem'] {
  return { name: isEntity(permission) ? `${permission}.index` : permission }
}

function isEntity(
  permission: Permission,
): permission is Extract<Permission, Schemas['PermissionItem']['name'] extends `${infer E}.${string}` ? E : never> {
  return !permission.includes('.')
}
