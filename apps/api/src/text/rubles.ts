export function rubles(kopecks: number | null): number | null {
  return kopecks === null ? null : kopecks / 100
}
