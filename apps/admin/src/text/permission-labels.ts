import { vocabulary, type Action, type Entity, type PermissionName } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'

const entities: Record<Entity, () => string> = {
  attribute: m.entity_attribute,
  setting: m.entity_setting,
  notification: m.entity_notification,
  user: m.entity_user,
  role: m.entity_role,
  permission: m.entity_permission,
  city: m.entity_city,
  region: m.entity_region,
  brand: m.entity_brand,
  'car-brand': m.entity_car_brand,
  'car-model': m.entity_car_model,
  translation: m.entity_translation,
  'meta-data': m.entity_meta_data,
  'operation-reason': m.entity_operation_reason,
  company: m.entity_company,
  'store-point': m.entity_store_point,
  'bank-detail': m.entity_bank_detail,
  contract: m.entity_contract,
  'company-address': m.entity_company_address,
  category: m.entity_category,
  'category-tree': m.entity_category_tree,
  product: m.entity_product,
  'product-offer': m.entity_product_offer,
  order: m.entity_order,
  commission: m.entity_commission,
  'payment-system': m.entity_payment_system,
  'audit-log': m.entity_audit_log,
  moderation: m.entity_moderation,
  'brand-moderation': m.entity_brand_moderation,
  storage: m.entity_storage,
  log: m.entity_log,
  review: m.entity_review,
  template: m.entity_template,
  delivery: m.entity_delivery,
}

const actions: Record<Action, () => string> = {
  index: m.action_index,
  list: m.action_list,
  view: m.action_view,
  create: m.action_create,
  update: m.action_update,
  delete: m.action_delete,
  statusChange: m.action_statusChange,
  deactivationHistory: m.action_deactivationHistory,
  attachUsers: m.action_attachUsers,
  detachUsers: m.action_detachUsers,
  enable: m.action_enable,
  disable: m.action_disable,
  createNode: m.action_createNode,
  moveNode: m.action_moveNode,
  deleteNode: m.action_deleteNode,
  sort: m.action_sort,
  generateTransliteName: m.action_generateTransliteName,
  moveToCategory: m.action_moveToCategory,
  enableByIds: m.action_enableByIds,
  disableByIds: m.action_disableByIds,
  upsert: m.action_upsert,
  deleteByParams: m.action_deleteByParams,
  export: m.action_export,
}

/** Which part of the marketplace an entity belongs to; the groups of the permission matrix. */
export const permissionGroups: readonly { label: () => string; entities: readonly Entity[] }[] = [
  {
    label: m.service_catalog,
    entities: ['attribute', 'brand', 'car-brand', 'car-model', 'category', 'category-tree', 'product', 'product-offer'],
  },
  { label: m.service_system, entities: ['setting', 'notification'] },
  { label: m.service_user, entities: ['user', 'role', 'permission'] },
  { label: m.service_geo, entities: ['city', 'region'] },
  { label: m.service_content, entities: ['translation', 'meta-data', 'operation-reason', 'template'] },
  {
    label: m.service_company,
    entities: ['company', 'store-point', 'bank-detail', 'contract', 'company-address', 'commission', 'storage'],
  },
  { label: m.service_order, entities: ['order', 'payment-system', 'delivery'] },
  { label: m.service_log, entities: ['audit-log', 'log'] },
  { label: m.service_moderation, entities: ['moderation', 'brand-moderation'] },
  { label: m.service_review, entities: ['review'] },
]

export const entityLabel = (entity: Entity) => entities[entity]()
export const actionLabel = (action: Action) => actions[action]()

/** «Пользователи: изменение» */
export function permissionLabel(permission: PermissionName) {
  const [entity, action] = splitPermission(permission)
  return `${entityLabel(entity)}: ${actionLabel(action)}`
}

export function splitPermission(permission: PermissionName): [Entity, Action] {
  const dot = permission.indexOf('.')
  // The vocabulary is made of these two halves.
  return [permission.slice(0, dot) as Entity, permission.slice(dot + 1) as Action]
}

/** Every permission of an entity. */
export function permissionsOf(entity: Entity) {
  return vocabulary[entity].map((action) => `${entity}.${action}` as PermissionName)
}
