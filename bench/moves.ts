import { chromium } from 'playwright'
import { build } from '../tools/build.ts'
import { chrome } from '../tools/machine/chrome.ts'
import { freePort } from '../tools/machine/free-port.ts'
import { withServer } from '../tools/machine/with-server.ts'
import { signIn } from './front.ts'
import { serveBare } from './front/bare.ts'
import { inputs, redraws, type Inputs } from './moves/inputs.ts'
import { memory, type Reading } from './moves/memory.ts'
import { openings, type Opening } from './moves/opening.ts'
import { median, type Result } from './rounds.ts'
import { LIMITS } from './target.ts'

/** A record over the bare page of the same facts, and an input over a bare button that redraws its page. */
const RECORD = 1.5
const INPUT = 2
const FRAME = 50
// Of the heap after the first hundred navigations, which fill caches.
const GROWTH = 0.05

/** Opening records, the most frequent interactions, frames while results arrive, and memory, in the built panel. */
export async function moves(): Promise<Result[]> {
  await build()
  return withServer(measure, LIMITS)
}

async function measure(url: string): Promise<Result[]> {
  const browser = await chromium.launch(await chrome())
  const barePort = await freePort()
  const peer = await serveBare({ port: barePort, api: Number(new URL(url).port), page: 'records' })
  try {
    const panel = { url, browser, stored: await signIn(url) }
    const bare = { ...panel, url: `http://localhost:${barePort}` }
    return [
      ofOpenings(await openings(panel), await openings(bare)),
      ...ofInputs(await inputs(panel), await redraws(bare)),
      ofMemory(await memory(panel)),
    ]
  } finally {
    await browser.close()
    peer.close()
  }
}

type Openings = Record<string, { cold: Opening; warm: Opening }>

function ofOpenings(ours: Openings, bare: Openings): Result {
  const all = (measured: Openings, kind: 'cold' | 'warm') => Object.values(measured).flatMap((one) => one[kind].times)
  const ratio = (kind: 'cold' | 'warm') => median(all(ours, kind)) / median(all(bare, kind))
  const rows = Object.fromEntries(
    Object.entries({ ours, bare }).flatMap(([name, measured]) =>
      Object.entries(measured).map(([list, one]) => [
        `${name}, ${list}`,
        {
          'cold, ms': ms(median(one.cold.times)),
          'cold, worst': ms(Math.max(...one.cold.times)),
          'cold, thread': ms(median(one.cold.busy)),
          'warm, ms': ms(median(one.warm.times)),
          'warm, worst': ms(Math.max(...one.warm.times)),
          'warm, thread': ms(median(one.warm.busy)),
        },
      ]),
    ),
  )
  return {
    title: 'A record from its row in Chromium, processor 4 × slower, 9 Mbps, 170 ms: from the click to the frame',
    rows,
    goals: [
      toBare(`from warm (p95 ${ms(percentile(all(ours, 'warm')))} ms)`, ratio('warm'), RECORD),
      toBare(`cold (p95 ${ms(percentile(all(ours, 'cold')))} ms)`, ratio('cold'), RECORD),
    ],
    details: { ours, bare },
  }
}

/** These redraw a part of the page. */
const REDRAWING = ['tick a row', 'open the palette', 'open a menu']

function ofInputs({ interactions, frames }: Inputs, redraws: readonly number[]): Result[] {
  const longest = Math.max(0, ...Object.values(frames).flat())
  const measured = { ...interactions, 'a bare button': redraws }
  return [
    {
      title: 'Interactions, processor 4 × slower: from the input to the next frame',
      rows: Object.fromEntries(
        Object.entries(measured).map(([name, times]) => [
          name,
          { times: String(times.length), 'median, ms': ms(median(times)), 'worst, ms': ms(Math.max(...times)) },
        ]),
      ),
      goals: REDRAWING.map((name) => toBare(name, median(interactions[name] ?? []) / median(redraws), INPUT)),
      details: measured,
    },
    {
      title: 'Frames over 50 ms while results arrive, processor 4 × slower',
      rows: Object.fromEntries(
        Object.entries(frames).map(([name, times]) => [
          name,
          { frames: String(times.length), 'longest, ms': ms(Math.max(0, ...times)) },
        ]),
      ),
      goals: [{ text: `none over ${FRAME} ms: ${ms(longest)}`, isMet: longest <= FRAME }],
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

const toBare = (text: string, ratio: number, limit: number) => ({
  text: `${text}: ${ratio.toFixed(2)} × bare, at most ${limit}`,
  isMet: ratio <= limit,
})
const ms = (value: number) => value.toFixed(0)
const percentile = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN
