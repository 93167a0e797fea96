import { keysOf } from '#text/pick.ts'
import { type Entity, vocabulary } from '@admin-panel/permissions'
import { allResources, type GrantedRole } from '#records/resources.ts'

export interface DefaultRole {
  slug: 'administrator' | GrantedRole | 'no-rights'
  name: string
  description: string
  scope: 'all' | 'own'
}

/** The roles of a new installation. Each section declares in `grants` what they may do with its resources. */
export const defaultRoles: readonly DefaultRole[] = [
  { slug: 'administrator', name: 'Администратор', description: 'Полный доступ ко всем разделам', scope: 'all' },
  { slug: 'merchant', name: 'Продавец', description: 'Работает со своими товарами, заказами и точками', scope: 'own' },
  { slug: 'moderator', name: 'Модератор', description: 'Проверяет заявки, товары и отзывы', scope: 'all' },
  { slug: 'content-manager', name: 'Контент-менеджер', description: 'Ведёт каталог и справочники', scope: 'all' },
  { slug: 'order-operator', name: 'Оператор заказов', description: 'Сопровождает заказы покупателей', scope: 'all' },
  { slug: 'finance', name: 'Финансист', description: 'Договоры, реквизиты и комиссии', scope: 'all' },
  { slug: 'viewer', name: 'Наблюдатель', description: 'Видит разделы, ничего не меняет', scope: 'all' },
  { slug: 'log-only', name: 'Только журнал', description: 'Видит журнал изменений и отзывы', scope: 'all' },
  { slug: 'no-rights', name: 'Без прав', description: 'Учётная запись без доступа к разделам', scope: 'all' },
]

export function permissionsOf(slug: DefaultRole['slug']): string[] {
  return keysOf(vocabulary).flatMap((entity) => actionsOf(slug, entity).map((action) => `${entity}.${action}`))
}

function actionsOf(slug: DefaultRole['slug'], entity: Entity): readonly string[] {
  if (slug === 'no-rights') return []
  const granted = slug === 'administrator' ? '*' : allResources().get(entity)?.grants?.[slug]
  return granted === '*' ? vocabulary[entity] : (granted ?? [])
}
