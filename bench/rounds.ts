export interface Result {
  readonly title: string
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly goals: readonly { readonly text: string; readonly isMet: boolean }[]
  /** The measurements of each round, for the JSON. */
  readonly details?: unknown
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
