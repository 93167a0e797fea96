/** Each of them opens a part of the overview. */
export const overviewPermissions = [
  'order.index',
  'moderation.index',
  'brand-moderation.index',
  'review.index',
  'brand.index',
  'company.index',
  'product.index',
  'product-offer.index',
  'settlement.index',
  'audit-log.index',
] as const

/** Without any of these rights staff only watch, and nothing waits for them. */
export const workPermissions = [
  'order.statusChange',
  'order.receive',
  'moderation.statusChange',
  'brand-moderation.statusChange',
  'review.statusChange',
  'company.statusChange',
  'contract.update',
  'settlement.statusChange',
  'brand.update',
  'product-offer.statusChange',
  'user.statusChange',
] as const
