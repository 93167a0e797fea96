// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Action, Entity, PermissionName } from '@admin-panel/permissions'
import { m } from '#paraglide/messages.js'

export const entityNames: Readonly<Record<Entity, () => string>> = {
  'attribute': m.entity_attribute,
  'brand': m.entity_brand,
  'car-brand': m.entity_car_brand,
  'car-model': m.entity_car_model,
  'category': m.entity_category,
  'category-tree': m.entity_category_tree,
  'product': m.entity_product,
  'product-offer': m.entity_product_offer,
  'setting': m.entity_setting,
  'notification': m.entity_notification,
  'user': m.entity_user,
  'service-account': m.entity_service_account,
  'service-key': m.entity_service_key,
  'webhook': m.entity_webhook,
  'role': m.entity_role,
  'permission': m.entity_permission,
  'city': m.entity_city,
  'region': m.entity_region,
  'translation': m.entity_translation,
  'meta-data': m.entity_meta_data,
  'operation-reason': m.entity_operation_reason,
  'template': m.entity_template,
  'company': m.entity_company,
  'storage': m.entity_storage,
  'store-point': m.entity_store_point,
  'bank-detail': m.entity_bank_detail,
  'contract': m.entity_contract,
  'company-address': m.entity_company_address,
  'commission': m.entity_commission,
  'order': m.entity_order,
  'payment-system': m.entity_payment_system,
  'delivery': m.entity_delivery,
  'log': m.entity_log,
  'audit-log': m.entity_audit_log,
  'moderation': m.entity_moderation,
  'brand-moderation': m.entity_brand_moderation,
  'review': m.entity_review,
}

export const actionNames: Readonly<Record<Action, () => string>> = {
  'index': m.action_index,
  'list': m.action_list,
  'view': m.action_view,
  'create': m.action_create,
  'update': m.action_update,
  'delete': m.action_delete,
  'personal': m.action_personal,
  'statusChange': m.action_statusChange,
  'deactivationHistory': m.action_deactivationHistory,
  'view-as': m.action_view_as,
  'attachUsers': m.action_attachUsers,
  'detachUsers': m.action_detachUsers,
  'enable': m.action_enable,
  'disable': m.action_disable,
  'createNode': m.action_createNode,
  'moveNode': m.action_moveNode,
  'deleteNode': m.action_deleteNode,
  'sort': m.action_sort,
  'generateTransliteName': m.action_generateTransliteName,
  'moveToCategory': m.action_moveToCategory,
  'enableByIds': m.action_enableByIds,
  'disableByIds': m.action_disableByIds,
  'upsert': m.action_upsert,
  'deleteByParams': m.action_deleteByParams,
  'export': m.action_export,
}

/** The groups of the permission matrix. */
export const permissionGroups: readonly { label: () => string; entities: readonly Entity[] }[] = [
  { label: m.service_catalog, entities: ['attribute', 'brand', 'car-brand', 'car-model', 'category', 'category-tree', 'product', 'product-offer'] },
  { label: m.service_system, entities: ['setting', 'notification'] },
  { label: m.service_user, entities: ['user', 'service-account', 'service-key', 'webhook', 'role', 'permission'] },
  { label: m.service_geo, entities: ['city', 'region'] },
  { label: m.service_content, entities: ['translation', 'meta-data', 'operation-reason', 'template'] },
  { label: m.service_company, entities: ['company', 'storage', 'store-point', 'bank-detail', 'contract', 'company-address', 'commission'] },
  { label: m.service_order, entities: ['order', 'payment-system', 'delivery'] },
  { label: m.service_log, entities: ['log', 'audit-log'] },
  { label: m.service_moderation, entities: ['moderation', 'brand-moderation'] },
  { label: m.service_review, entities: ['review'] },
]

/** Permissions for records of the whole marketplace, which a role of scope `own` must not have. */
export const marketplacePermissions: ReadonlySet<PermissionName> = new Set<PermissionName>(["attribute.create","attribute.update","attribute.delete","attribute.enable","attribute.disable","attribute.sort","brand.create","brand.update","brand.delete","brand.enable","brand.disable","brand.enableByIds","brand.disableByIds","brand.upsert","brand.deleteByParams","car-brand.create","car-brand.update","car-brand.delete","car-brand.enable","car-brand.disable","car-brand.sort","car-model.create","car-model.update","car-model.delete","car-model.enable","car-model.disable","car-model.sort","category.update","category.enable","category.disable","category.enableByIds","category.disableByIds","category-tree.createNode","category-tree.moveNode","category-tree.deleteNode","category-tree.sort","setting.index","setting.view","setting.update","setting.upsert","notification.create","webhook.index","webhook.view","webhook.create","webhook.update","webhook.delete","webhook.statusChange","webhook.deactivationHistory","role.create","role.update","role.delete","city.create","city.update","city.delete","city.enable","city.disable","city.enableByIds","city.disableByIds","region.create","region.update","region.delete","region.enable","region.disable","translation.upsert","translation.deleteByParams","meta-data.upsert","meta-data.deleteByParams","operation-reason.create","operation-reason.update","operation-reason.delete","operation-reason.enable","operation-reason.disable","operation-reason.sort","template.create","template.update","template.delete","template.enable","template.disable","payment-system.create","payment-system.update","payment-system.delete","payment-system.enable","payment-system.disable","payment-system.sort","delivery.create","delivery.update","delivery.delete","delivery.enable","delivery.disable","delivery.sort"])
