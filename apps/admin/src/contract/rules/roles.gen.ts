// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const rolesAttachUsersRules = {
  user_ids: { label: m.field_user_ids, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
} as const satisfies Rules

export const rolesCreateRules = {
  slug: { label: m.field_rolesCreate_slug, type: 'string', required: true, pattern: '^[a-z][a-z0-9-]{1,40}$' },
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 60 },
  description: { label: m.field_description, type: 'string', maxLength: 500 },
  scope: { label: m.field_scope, type: 'string', required: true, enum: ['all', 'own'] },
  permissions: { label: m.field_permissions, type: 'array', required: true, maxItems: 500, items: { type: 'object' } },
} as const satisfies Rules

export const rolesDetachUsersRules = {
  user_ids: { label: m.field_user_ids, type: 'array', required: true, minItems: 1, maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
} as const satisfies Rules

export const rolesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  scope: { label: m.filter_scope, type: 'array', maxItems: 2, items: { type: 'string', enum: ['all', 'own'] } },
  permission: { label: m.filter_permission, type: 'string', enum: ['attribute.index', 'attribute.list', 'attribute.view', 'attribute.create', 'attribute.update', 'attribute.delete', 'attribute.enable', 'attribute.disable', 'attribute.sort', 'attribute.generateTransliteName', 'attribute.export', 'brand.index', 'brand.list', 'brand.view', 'brand.create', 'brand.update', 'brand.delete', 'brand.enable', 'brand.disable', 'brand.generateTransliteName', 'brand.enableByIds', 'brand.disableByIds', 'brand.upsert', 'brand.deleteByParams', 'brand.export', 'car-brand.index', 'car-brand.list', 'car-brand.view', 'car-brand.create', 'car-brand.update', 'car-brand.delete', 'car-brand.enable', 'car-brand.disable', 'car-brand.sort', 'car-brand.generateTransliteName', 'car-model.index', 'car-model.list', 'car-model.view', 'car-model.create', 'car-model.update', 'car-model.delete', 'car-model.enable', 'car-model.disable', 'car-model.sort', 'car-model.generateTransliteName', 'category.index', 'category.list', 'category.view', 'category.update', 'category.enable', 'category.disable', 'category.generateTransliteName', 'category.enableByIds', 'category.disableByIds', 'category.export', 'category-tree.index', 'category-tree.view', 'category-tree.createNode', 'category-tree.moveNode', 'category-tree.deleteNode', 'category-tree.sort', 'product.index', 'product.list', 'product.view', 'product.create', 'product.update', 'product.delete', 'product.statusChange', 'product.generateTransliteName', 'product.moveToCategory', 'product.enableByIds', 'product.disableByIds', 'product.export', 'product-offer.index', 'product-offer.list', 'product-offer.view', 'product-offer.create', 'product-offer.update', 'product-offer.delete', 'product-offer.statusChange', 'product-offer.enable', 'product-offer.disable', 'product-offer.enableByIds', 'product-offer.disableByIds', 'product-offer.upsert', 'product-offer.export', 'setting.index', 'setting.view', 'setting.update', 'setting.upsert', 'notification.index', 'notification.list', 'notification.view', 'notification.create', 'notification.update', 'notification.delete', 'user.index', 'user.list', 'user.view', 'user.create', 'user.update', 'user.delete', 'user.statusChange', 'user.deactivationHistory', 'user.export', 'service-account.index', 'service-account.view', 'service-account.create', 'service-account.update', 'service-account.statusChange', 'service-account.deactivationHistory', 'service-key.index', 'service-key.create', 'service-key.update', 'service-key.delete', 'webhook.index', 'webhook.view', 'webhook.create', 'webhook.update', 'webhook.delete', 'webhook.statusChange', 'webhook.deactivationHistory', 'role.index', 'role.list', 'role.view', 'role.create', 'role.update', 'role.delete', 'role.attachUsers', 'role.detachUsers', 'permission.index', 'permission.list', 'city.index', 'city.list', 'city.view', 'city.create', 'city.update', 'city.delete', 'city.enable', 'city.disable', 'city.generateTransliteName', 'city.enableByIds', 'city.disableByIds', 'city.export', 'region.index', 'region.list', 'region.view', 'region.create', 'region.update', 'region.delete', 'region.enable', 'region.disable', 'translation.index', 'translation.list', 'translation.upsert', 'translation.deleteByParams', 'translation.export', 'meta-data.index', 'meta-data.view', 'meta-data.upsert', 'meta-data.deleteByParams', 'operation-reason.index', 'operation-reason.list', 'operation-reason.view', 'operation-reason.create', 'operation-reason.update', 'operation-reason.delete', 'operation-reason.enable', 'operation-reason.disable', 'operation-reason.sort', 'template.index', 'template.list', 'template.view', 'template.create', 'template.update', 'template.delete', 'template.enable', 'template.disable', 'company.index', 'company.list', 'company.view', 'company.create', 'company.update', 'company.delete', 'company.statusChange', 'company.deactivationHistory', 'company.attachUsers', 'company.detachUsers', 'company.export', 'storage.index', 'storage.view', 'store-point.index', 'store-point.list', 'store-point.view', 'store-point.create', 'store-point.update', 'store-point.delete', 'store-point.statusChange', 'store-point.deactivationHistory', 'store-point.enableByIds', 'store-point.disableByIds', 'store-point.export', 'bank-detail.index', 'bank-detail.list', 'bank-detail.view', 'bank-detail.create', 'bank-detail.update', 'bank-detail.delete', 'bank-detail.enable', 'bank-detail.disable', 'contract.index', 'contract.list', 'contract.view', 'contract.create', 'contract.update', 'contract.delete', 'contract.statusChange', 'contract.export', 'company-address.index', 'company-address.list', 'company-address.view', 'company-address.create', 'company-address.update', 'company-address.delete', 'commission.index', 'commission.list', 'commission.upsert', 'commission.deleteByParams', 'commission.export', 'order.index', 'order.list', 'order.view', 'order.update', 'order.statusChange', 'order.export', 'payment-system.index', 'payment-system.list', 'payment-system.view', 'payment-system.create', 'payment-system.update', 'payment-system.delete', 'payment-system.enable', 'payment-system.disable', 'payment-system.sort', 'delivery.index', 'delivery.list', 'delivery.view', 'delivery.create', 'delivery.update', 'delivery.delete', 'delivery.enable', 'delivery.disable', 'delivery.sort', 'delivery.export', 'log.index', 'log.view', 'audit-log.index', 'audit-log.view', 'audit-log.export', 'moderation.index', 'moderation.list', 'moderation.view', 'moderation.create', 'moderation.update', 'moderation.statusChange', 'moderation.export', 'brand-moderation.index', 'brand-moderation.list', 'brand-moderation.view', 'brand-moderation.create', 'brand-moderation.update', 'brand-moderation.statusChange', 'review.index', 'review.view', 'review.update', 'review.delete', 'review.statusChange', 'review.upsert', 'review.deleteByParams', 'review.export'] },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'slug', '-slug', 'users_count', '-users_count', 'updated_at', '-updated_at'] } },
} as const satisfies Rules

export const rolesOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const rolesUpdateRules = {
  name: { label: m.field_name, type: 'string', minLength: 2, maxLength: 60 },
  description: { label: m.field_description, type: 'string', maxLength: 500 },
  scope: { label: m.field_scope, type: 'string', enum: ['all', 'own'] },
  permissions: { label: m.field_permissions, type: 'array', maxItems: 500, items: { type: 'object' } },
} as const satisfies Rules
