import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden } from '#errors.ts'
import { may } from '#records/access/reach.ts'
import { ownValue } from '#text/own-value.ts'

/** The permission that opens each list of the panel; a list of another program needs none. */
const PERMISSIONS: Readonly<Record<string, PermissionName>> = {
  delivery: 'order.index',
  'delivery/methods': 'delivery.index',
  'handbooks/attributes': 'attribute.index',
  'handbooks/brands': 'brand.index',
  'handbooks/brands/unmapped': 'brand.index',
  'handbooks/car-brands': 'car-brand.index',
  'handbooks/categories': 'category.index',
  'handbooks/cities': 'city.index',
  'handbooks/commissions': 'commission.index',
  'handbooks/reasons': 'operation-reason.index',
  'handbooks/reviews': 'review.index',
  'handbooks/templates': 'template.index',
  'handbooks/translation': 'translation.index',
  log: 'log.index',
  moderation: 'moderation.index',
  'moderation/brands': 'brand-moderation.index',
  orders: 'order.index',
  pickup: 'storage.index',
  products: 'product.index',
  'products/offers': 'product-offer.index',
  'products/old': 'product.index',
  reviews: 'log.index',
  roles: 'role.index',
  sellers: 'company.index',
  'settings/route-rules': 'setting.index',
  users: 'user.index',
  'users/service': 'service-account.index',
  'users/webhooks': 'webhook.index',
  warehouse: 'storage.index',
}

export async function requireList(db: Database, actor: Actor, list: string): Promise<void> {
  const permission = ownValue(PERMISSIONS, list)
  if (permission && !(await may(db, actor, permission)))
    throw forbidden('Показать всем можно только вид доступного вам раздела')
}

/** The lists that these permissions open. */
export function listsOf(permissions: readonly string[]): string[] {
  return Object.entries(PERMISSIONS).flatMap(([list, permission]) => (permissions.includes(permission) ? [list] : []))
}
