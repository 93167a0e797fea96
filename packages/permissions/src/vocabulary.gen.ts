// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

/** Every entity of the contract with its actions. */
export const vocabulary = {
  'attribute': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'sort', 'generateTransliteName', 'export'],
  'brand': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'generateTransliteName', 'enableByIds', 'disableByIds', 'upsert', 'deleteByParams', 'export'],
  'car-brand': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'sort', 'generateTransliteName'],
  'car-model': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'sort', 'generateTransliteName'],
  'category': ['index', 'list', 'view', 'update', 'enable', 'disable', 'generateTransliteName', 'enableByIds', 'disableByIds', 'export'],
  'category-tree': ['index', 'view', 'createNode', 'moveNode', 'deleteNode', 'sort'],
  'product': ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'generateTransliteName', 'moveToCategory', 'enableByIds', 'disableByIds', 'export', 'receive'],
  'product-offer': ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'enable', 'disable', 'enableByIds', 'disableByIds', 'upsert', 'export', 'receive'],
  'setting': ['index', 'view', 'update', 'upsert'],
  'notification': ['index', 'list', 'view', 'create', 'update', 'delete'],
  'user': ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'deactivationHistory', 'view-as', 'export'],
  'service-account': ['index', 'view', 'create', 'update', 'statusChange', 'deactivationHistory'],
  'service-key': ['index', 'create', 'update', 'delete'],
  'webhook': ['index', 'view', 'create', 'update', 'delete', 'statusChange', 'deactivationHistory'],
  'role': ['index', 'list', 'view', 'create', 'update', 'delete', 'attachUsers', 'detachUsers'],
  'permission': ['index', 'list'],
  'city': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'generateTransliteName', 'enableByIds', 'disableByIds', 'export'],
  'region': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable'],
  'translation': ['index', 'list', 'upsert', 'deleteByParams', 'export'],
  'meta-data': ['index', 'view', 'upsert', 'deleteByParams'],
  'operation-reason': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'sort'],
  'template': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable'],
  'company': ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'deactivationHistory', 'attachUsers', 'detachUsers', 'export'],
  'storage': ['index', 'view'],
  'store-point': ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'deactivationHistory', 'enableByIds', 'disableByIds', 'export'],
  'bank-detail': ['index', 'list', 'view', 'create', 'update', 'delete', 'personal', 'enable', 'disable'],
  'contract': ['index', 'list', 'view', 'create', 'update', 'delete', 'statusChange', 'export'],
  'company-address': ['index', 'list', 'view', 'create', 'update', 'delete'],
  'commission': ['index', 'list', 'upsert', 'deleteByParams', 'export'],
  'ledger-entry': ['index', 'create', 'update', 'export'],
  'settlement': ['index', 'view', 'update', 'statusChange', 'export', 'receive'],
  'reconciliation': ['index', 'update', 'upsert', 'export'],
  'order': ['index', 'list', 'view', 'update', 'personal', 'statusChange', 'export', 'receive'],
  'person': ['index', 'delete'],
  'payment-system': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'sort', 'receive'],
  'delivery': ['index', 'list', 'view', 'create', 'update', 'delete', 'enable', 'disable', 'sort', 'export', 'receive'],
  'log': ['index', 'view'],
  'audit-log': ['index', 'view', 'export'],
  'moderation': ['index', 'list', 'view', 'create', 'update', 'statusChange', 'export'],
  'brand-moderation': ['index', 'list', 'view', 'create', 'update', 'statusChange'],
  'review': ['index', 'view', 'update', 'delete', 'statusChange', 'upsert', 'deleteByParams', 'export', 'receive'],
} as const

/** The subject of a permission: an order, a user … */
export type Entity = keyof typeof vocabulary
/** The action of a permission: to view, to update … */
export type Action = (typeof vocabulary)[Entity][number]

/** The full name of an existing permission, `entity.action`. */
export type PermissionName = { [E in Entity]: `${E}.${(typeof vocabulary)[E][number]}` }[Entity]
