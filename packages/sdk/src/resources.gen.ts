// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

/** The entity whose records a resource serves, as permissions, the log and the events call it; first of all resources of an entity the one that owns it. */
export const resourceEntities = {
  attributes: 'attribute',
  auditLog: 'audit-log',
  bankDetails: 'bank-detail',
  brandAliases: 'brand-alias',
  brandModeration: 'brand-moderation',
  brands: 'brand',
  carBrands: 'car-brand',
  carModels: 'car-model',
  categories: 'category',
  cities: 'city',
  commissions: 'commission',
  companies: 'company',
  companyAddresses: 'company-address',
  contracts: 'contract',
  deliveries: 'delivery',
  facts: 'fact',
  files: 'file',
  ledgerEntries: 'ledger-entry',
  legacyCarBrands: 'legacy-car-brand',
  legacyCities: 'legacy-city',
  legacyProducts: 'legacy-product',
  metaData: 'meta-data',
  moderation: 'moderation',
  notifications: 'notification',
  operationReasons: 'operation-reason',
  operations: 'operation',
  orders: 'order',
  paymentSystems: 'payment-system',
  people: 'person',
  permissions: 'permission',
  productOffers: 'product-offer',
  products: 'product',
  reconciliations: 'reconciliation',
  regions: 'region',
  reviews: 'review',
  reviewTerms: 'review-term',
  roles: 'role',
  routeRules: 'route-rule',
  savedViews: 'saved-view',
  serviceAccounts: 'service-account',
  serviceKeys: 'service-key',
  settings: 'setting',
  settlements: 'settlement',
  storePoints: 'store-point',
  subOrders: 'sub-order',
  templates: 'template',
  translations: 'translation',
  users: 'user',
  webhooks: 'webhook',
  accessRequests: 'user',
  categoryTree: 'category',
  factorResets: 'user',
  ownAccess: 'user',
  passwordReset: 'user',
  payments: 'payment-system',
  previews: 'user',
  returns: 'order',
  shipments: 'delivery',
  userRights: 'user',
  webhookDeliveries: 'webhook',
} as const

/** A resource: a group of operations of the client. */
export type Resource = keyof typeof resourceEntities

/** All entities of the contract: of permissions, and of the log alone. */
export type EntityName =
  | 'attribute'
  | 'audit-log'
  | 'bank-detail'
  | 'brand'
  | 'brand-alias'
  | 'brand-moderation'
  | 'car-brand'
  | 'car-model'
  | 'category'
  | 'category-tree'
  | 'city'
  | 'commission'
  | 'company'
  | 'company-address'
  | 'contract'
  | 'delivery'
  | 'fact'
  | 'file'
  | 'ledger-entry'
  | 'legacy-car-brand'
  | 'legacy-city'
  | 'legacy-product'
  | 'log'
  | 'meta-data'
  | 'moderation'
  | 'notification'
  | 'operation'
  | 'operation-reason'
  | 'order'
  | 'payment-system'
  | 'permission'
  | 'person'
  | 'product'
  | 'product-offer'
  | 'reconciliation'
  | 'region'
  | 'review'
  | 'review-term'
  | 'role'
  | 'route-rule'
  | 'saved-view'
  | 'service-account'
  | 'service-key'
  | 'session'
  | 'setting'
  | 'settlement'
  | 'storage'
  | 'store-point'
  | 'sub-order'
  | 'template'
  | 'translation'
  | 'user'
  | 'webhook'

/** The grammatical gender of a record's Russian name, where it is not neuter. */
export const entityGenders: Readonly<Partial<Record<EntityName, 'm' | 'f'>>> = {
  'attribute': 'f',
  'brand': 'm',
  'car-brand': 'f',
  'car-model': 'f',
  'category': 'f',
  'webhook': 'm',
  'city': 'm',
  'region': 'm',
  'operation-reason': 'f',
  'template': 'm',
  'bank-detail': 'm',
  'ledger-entry': 'f',
  'settlement': 'm',
  'reconciliation': 'f',
  'payment-system': 'f',
  'delivery': 'm',
  'review-term': 'f',
  'operation': 'f',
}

/** Resources whose records can be options of a select. */
export type SelectableResource = 'attributes' | 'brands' | 'carBrands' | 'carModels' | 'categories' | 'products' | 'productOffers' | 'notifications' | 'users' | 'roles' | 'cities' | 'regions' | 'translations' | 'operationReasons' | 'templates' | 'companies' | 'storePoints' | 'bankDetails' | 'contracts' | 'companyAddresses' | 'commissions' | 'orders' | 'paymentSystems' | 'deliveries' | 'moderation' | 'brandModeration'

/** Resources whose records can be switched on and off. */
export type SwitchableResource = 'attributes' | 'brands' | 'carBrands' | 'carModels' | 'categories' | 'productOffers' | 'cities' | 'regions' | 'operationReasons' | 'templates' | 'bankDetails' | 'paymentSystems' | 'deliveries'

/** Resources whose list can be exported. */
export type ExportableResource = 'auditLog' | 'attributes' | 'brands' | 'categories' | 'products' | 'productOffers' | 'users' | 'cities' | 'translations' | 'companies' | 'storePoints' | 'contracts' | 'commissions' | 'ledgerEntries' | 'settlements' | 'orders' | 'reconciliations' | 'subOrders' | 'deliveries' | 'moderation' | 'reviews'
