import type { Entity } from '@admin-panel/permissions'
import { useCan } from '#data/queries.ts'
import type { Selectable } from './options-query.ts'

const entities = {
  attributes: 'attribute',
  bankDetails: 'bank-detail',
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
  moderation: 'moderation',
  notifications: 'notification',
  operationReasons: 'operation-reason',
  orders: 'order',
  paymentSystems: 'payment-system',
  productOffers: 'product-offer',
  products: 'product',
  regions: 'region',
  roles: 'role',
  storePoints: 'store-point',
  templates: 'template',
  translations: 'translation',
  users: 'user',
} as const satisfies Record<Selectable, Entity>

/** Whether the lines of a resource may be asked for. */
export function useCanSelect(of: Selectable) {
  const entity = entities[of]
  return useCan([`${entity}.list`, `${entity}.index`], 'any')
}
