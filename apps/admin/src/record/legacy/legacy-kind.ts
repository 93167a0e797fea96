/** What the records are, there and here. */
export type LegacyKind =
  | { of: 'legacyCities'; ours: 'cities'; entity: 'city' }
  | { of: 'legacyCarBrands'; ours: 'carBrands'; entity: 'car-brand' }
