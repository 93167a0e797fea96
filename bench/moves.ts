import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from '../tools/build.ts'
import { chrome } from '../tools/machine/chrome.ts'
import { freePort } from '../tools/machine/free-port.ts'
import { root, SERVER } from '../tools/run.ts'
import { signIn } from './front.ts'
import { inputs, type Inputs } from './moves/inputs.ts'
import { memory, type Reading } from './moves/memory.ts'
import { openings, type Opening } from './moves/opening.ts'
import { median, type Result } from './rounds.ts'
import { LIMITS, node } from './target.ts'

const WARM = 100
const COLD = 400
const FRAME = 50
const INPUT = 100
// Of the heap after the first hundred navigations, which fill caches.
const GROWTH = 0.05

/** Opening records, the most frequent interactions, frames while results arrive, and memory, in the built panel. */
export async function moves(): Promise<Result[]> {
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-moves-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const browser = await chromium.launch(await chrome())
  const server = node(join(root, SERVER), [], { ...LIMITS, DATA_DIR: folder, PORT: String(port) })
  try {
    const panel = { url, browser, stored: await signIn(url) }
    return [ofOpenings(await openings(panel)), ...ofInputs(await inputs(panel)), ofMemory(await memory(panel))]
  } finally {
    await browser.close()
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
    await rm(folder, { recursive: true })
  }
}

function ofOpenings(measured: Record<string, { cold: Opening; warm: Opening }>): Result {
  const all = Object.values(measured)
  const [cold, warm] = [all.flatMap((one) => one.cold.times), all.flatMap((one) => one.warm.times)]
  const rows = Object.fromEntries(
    Object.entries(measured).map(([list, one]) => [
      list,
      {
        'cold, ms': ms(median(one.cold.times)),
        'cold, worst': ms(Math.max(...one.cold.times)),
        'cold, thread': ms(median(one.cold.busy)),
        'warm, ms': ms(median(one.warm.times)),
        'warm, worst': ms(Math.max(...one.warm.times)),
        'warm, thread': ms(median(one.warm.busy)),
      },
    ]),
  )
  return {
    title: 'A record from its row in Chromium, processor 4 × slower, 9 Mbps, 170 ms: from the click to the frame',
    rows,
    goals: [
      goal(`from warm, p95 in at most ${WARM} ms`, percentile(warm), WARM),
      goal(`cold, p95 in at most ${COLD} ms`, percentile(cold), COLD),
    ],
    details: measured,
  }
}

function ofInputs({ interactions, frames }: Inputs): Result[] {
  const worst = Math.max(...Object.values(interactions).flat())
  const longest = Math.max(0, ...Object.values(frames).flat())
  return [
    {
      title: 'Interactions, processor 4 × slower: from the input to the next frame',
      rows: Object.fromEntries(
        Object.entries(interactions).map(([name, times]) => [
          name,
          { times: String(times.length), 'median, ms': ms(median(times)), 'worst, ms': ms(Math.max(...times)) },
        ]),
      ),
      goals: [goal(`each in at most ${INPUT} ms`, worst, INPUT)],
      details: interactions,
    },
    {
      title: 'Frames over 50 ms while results arrive, processor 4 × slower',
      rows: Object.fromEntries(
        Object.entries(frames).map(([name, times]) => [
          name,
          { frames: String(times.length), 'longest, ms': ms(Math.max(0, ...times)) },
        ]),
      ),
      goals: [goal(`none over ${FRAME} ms`, longest, FRAME)],
      details: frames,
    },
  ]
}

function ofMemory(readings: readonly Reading[]): Result {
  const [first, last] = [readings[0], readings.at(-1)]
  const growth = (last?.megabytes ?? NaN) / (first?.megabytes ?? NaN) - 1
  return {
    title: 'Memory after collecting garbage',
    rows: Object.fromEntries(
      readings.map(({ navigations, megabytes, nodes, listeners }) => [
        `${navigations} navigations`,
        { 'heap, MB': megabytes.toFixed(2), nodes: String(nodes), listeners: String(listeners) },
      ]),
    ),
    goals: [{ text: `flat: ${(growth * 100).toFixed(1)} % since the first reading`, isMet: growth <= GROWTH }],
    details: readings,
  }
}

const goal = (text: string, value: number, limit: number) => ({ text: `${text}: ${ms(value)}`, isMet: value <= limit })
const ms = (value: number) => value.toFixed(0)
const percentile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN
