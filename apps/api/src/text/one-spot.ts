interface Spot {
  lat?: number | null
  lon?: number | null
}

/** Rounds coordinates to six decimals, a tenth of a metre, as they are stored. */
export function oneSpot({ lat, lon }: Spot) {
  return {
    ...(typeof lat === 'number' && { lat: rounded(lat) }),
    ...(typeof lon === 'number' && { lon: rounded(lon) }),
  }
}

function rounded(degrees: number): number {
  // A tiny negative value would otherwise become -0.
  return Math.round(degrees * 1e6) / 1e6 || 0
}
