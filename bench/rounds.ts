export interface Result {
  readonly title: string
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly goals: readonly { readonly text: string; readonly isMet: boolean }[]
  /** The measurements of each round, for the JSON. */
  readonly details?: unknown
}

export type Contestant = () => Promise<unknown>

/** Microseconds per call and round: all take a turn in each round, so that a busy moment affects each of them. */
export async function pairedRounds<Name extends string>(
  contestants: Record<Name, Contestant>,
  rounds: number,
  calls: number,
): Promise<Record<Name, number>[]> {
  const names = Object.keys(contestants).filter((name): name is Name => name in contestants)
  const measured: Record<Name, number>[] = []
  for (let round = -3; round < rounds; round++) {
    const times: Partial<Record<Name, number>> = {}
    const shift = (round + 3) % names.length
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      const run = contestants[name]
      const startedAt = performance.now()
      for (let call = 0; call < calls; call++) await run()
      times[name] = ((performance.now() - startedAt) * 1000) / calls
    }
    // The first rounds only warm up.
    if (round >= 0) measured.push(asComplete(times))
  }
  return measured
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

// The cast is safe: every name has had its turn.
function asComplete<Name extends string>(times: Partial<Record<Name, number>>) {
  return times as Record<Name, number>
}
