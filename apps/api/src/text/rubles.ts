/** Converts kopecks to roubles for a spreadsheet cell. */
export function rubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100
}
