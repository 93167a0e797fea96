/** The names of a kind of record in both systems. */
export type LegacyKind = { of: 'legacyCities'; ours: 'cities' } | { of: 'legacyCarBrands'; ours: 'carBrands' }
