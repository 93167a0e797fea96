interface Spot {
  lat?: number | null
  lon?: number | null
}

/** Coordinates as they are stored: to a tenth of a metre, which is the sixth digit. */
export function oneSpot({ lat, lon }: Spot) {
  return {
    ...(typeof lat === 'number' && { lat: rounded(lat) }),
    ...(typeof lon === 'number' && { lon: rounded(lon) }),
  }
}

function rounded(degrees: number): number {
  // What lies a hair below nought would else stay a negative nought.
  return Math.round(degrees * 1e6) / 1e6 || 0
}
