/** The names of a kind of record in both systems. */
export type LegacyKind =
  | { of: 'legacyCities'; ours: 'cities'; entity: 'city' }
  | { of: 'legacyCarBrands'; ours: 'carBrands'; entity: 'car-brand' }
