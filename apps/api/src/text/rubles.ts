/** Kopecks as a number of roubles, for a cell of a table. */
export function rubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100
}
