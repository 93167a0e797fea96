import autocannon from 'autocannon'
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Load {
  /** Requests per second. */
  rate: number
  /** CPU time of a request in ms. */
  cpu: number
  p99: number
}

/** The servers answer in turns; the first round only warms up. */
export async function inTurns<Name extends string>(
  rounds: number,
  contestants: Record<Name, () => Promise<Load>>,
): Promise<Record<Name, Load>[]> {
  const measured: Record<Name, Load>[] = []
  for (let round = -1; round < rounds; round++) {
    const loads: [string, Load][] = []
    for (const [name, run] of Object.entries<() => Promise<Load>>(contestants)) loads.push([name, await run()])
    // The cast is safe: every name has had its turn.
    if (round >= 0) measured.push(Object.fromEntries(loads) as Record<Name, Load>)
  }
  return measured
}

interface Target {
  process: ChildProcess
  url: string
  headers?: Record<string, string>
  seconds: number
}

export async function load({ process, url, headers = {}, seconds }: Target): Promise<Load> {
  const before = cpuOf(process)
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections: 16, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  if (requests.total === 0) throw new Error(`${url}: no answer in ${seconds} s`)
  return { rate: requests.average, cpu: (cpuOf(process) - before) / requests.total, p99: latency.p99 }
}

/** Milliseconds of the process's CPU time, if the system reports it. */
function cpuOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')
  return (Number(stat[13]) + Number(stat[14])) * 10
}
