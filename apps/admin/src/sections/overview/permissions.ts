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
