const addresses: Readonly<Partial<Record<string, string>>> = {
  attribute: '/handbooks/attributes/',
  'bank-detail': '/sellers/requisites/edit/',
  brand: '/handbooks/brands/',
  'brand-moderation': '/moderation/brands/',
  'car-brand': '/handbooks/car-brands/',
  category: '/handbooks/categories/edit/',
  city: '/handbooks/cities/',
  company: '/sellers/',
  contract: '/sellers/contracts/edit/',
  'legacy-car-brand': '/handbooks/car-brands/old/',
  'legacy-city': '/handbooks/cities/old/edit/',
  'legacy-product': '/products/old?card=',
  moderation: '/moderation/',
  'operation-reason': '/handbooks/reasons/edit/',
  order: '/orders/id-',
  product: '/products/',
  'product-offer': '/products/offers?offer=',
  region: '/handbooks/cities?tab=regions&region=',
  review: '/reviews/',
  role: '/roles/edit/',
  'store-point': '/warehouse/',
  'sub-order': '/orders/suborder/',
  template: '/handbooks/templates/edit/',
  user: '/users/edit/',
}

/** The address of a record; null for records without a page. */
export function recordAddress(entity: string, id: number | null): string | null {
  const address = addresses[entity]
  return address && id !== null ? `${address}${id}` : null
}
