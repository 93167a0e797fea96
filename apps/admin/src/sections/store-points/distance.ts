const FAR_KM = 50

/** A point this far from its city's centre is more likely misplaced than remote. */
export const farFrom = (km: number) => km > FAR_KM
