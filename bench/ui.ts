import { chromium } from 'playwright'
import { chrome } from '../tools/machine/chrome.ts'
import { freePort } from '../tools/machine/free-port.ts'
import { median, type Result } from './rounds.ts'
import { measure, type Measured } from './ui/measure.ts'
import { pagesOf, servePages } from './ui/pages.ts'

const ROUNDS = 3
const OURS = 'ours'
const PLAIN = 'plain'
const NAMES = { [OURS]: 'DataTable', [PLAIN]: 'TanStack Table, Virtual', 'ag-grid': 'AG Grid', mui: 'MUI X DataGrid' }
const PARTS: Record<string, { scroller: string; row: string }> = {
  [OURS]: { scroller: 'section', row: 'tr[data-row]' },
  [PLAIN]: { scroller: '#scroller', row: 'tbody tr' },
  'ag-grid': { scroller: '.ag-grid-viewport', row: '.ag-row' },
  mui: { scroller: '.MuiDataGrid-virtualScroller', row: '.MuiDataGrid-row' },
}

/** A table of 100,000 rows and 10 columns in Chromium on a slow processor, in turns with those of peers. */
export async function ui(): Promise<Result[]> {
  const pages = await pagesOf(Object.keys(NAMES))
  const port = await freePort()
  const server = servePages(pages, port)
  const browser = await chromium.launch(await chrome())
  const rounds: Record<string, Measured>[] = []
  try {
    for (let round = -1; round < ROUNDS; round++) {
      const measured: Record<string, Measured> = {}
      for (const [name, parts] of Object.entries(PARTS))
        measured[name] = await measure(browser, { ...parts, url: `http://localhost:${port}/${name}/` })
      // The first round only warms up.
      if (round >= 0) rounds.push(measured)
    }
  } finally {
    await browser.close()
    server.close()
  }
  return [table(rounds, (name) => pages[name]?.scriptBytes ?? NaN)]
}

function table(rounds: readonly Record<string, Measured>[], bytes: (name: string) => number): Result {
  const of = (name: string, pick: (measured: Measured) => number) =>
    median(rounds.map((round) => (round[name] ? pick(round[name]) : NaN)))
  // Both sides of a ratio come from the same round, so that a busy moment affects both.
  const toPlain = (name: string, pick: (measured: Measured) => number) =>
    median(rounds.map((round) => (round[name] && round[PLAIN] ? pick(round[name]) / pick(round[PLAIN]) : NaN)))
  const rows = Object.fromEntries(
    Object.entries(NAMES).map(([name, title]) => [
      title,
      {
        'rows, to plain': toPlain(name, (one) => one.rows).toFixed(2),
        'drawn, to plain': toPlain(name, (one) => one.drawTime).toFixed(2),
        'fast fps, to plain': toPlain(name, ({ fast }) => fast.fps).toFixed(2),
        'rows, ms': of(name, (one) => one.rows).toFixed(0),
        'drawn, ms': of(name, (one) => one.drawTime).toFixed(0),
        'slow: fps': of(name, ({ slow }) => slow.fps).toFixed(1),
        'worst, ms': of(name, ({ slow }) => slow.worst).toFixed(0),
        blank: percent(of(name, ({ slow }) => slow.blank)),
        'ms a frame': of(name, ({ slow }) => slow.busy).toFixed(1),
        'fast: fps': of(name, ({ fast }) => fast.fps).toFixed(1),
        'blank ': percent(of(name, ({ fast }) => fast.blank)),
        'ms a frame ': of(name, ({ fast }) => fast.busy).toFixed(1),
        'JS, kB': (bytes(name) / 1000).toFixed(0),
        elements: of(name, (one) => one.elements).toFixed(0),
        'heap, MB': (of(name, (one) => one.heap) / 1e6).toFixed(0),
      },
    ]),
  )
  const slow = (pick: (measured: Measured['slow']) => number) => of(OURS, (one) => pick(one.slow))
  return {
    title: `100,000 rows × 10 columns in Chromium, processor 4 × slower (medians of ${rounds.length} rounds)`,
    rows,
    goals: [
      { text: 'First rows in at most 1.2 × of plain', isMet: toPlain(OURS, (one) => one.rows) <= 1.2 },
      { text: 'Scroll of 100 px a frame: at least 50 fps', isMet: slow(({ fps }) => fps) >= 50 },
      { text: '… no frame over 50 ms', isMet: slow(({ worst }) => worst) <= 50 },
      { text: '… and none blank', isMet: slow(({ blank }) => blank) === 0 },
      { text: 'Scroll of 4,000 px a frame: none blank', isMet: of(OURS, ({ fast }) => fast.blank) === 0 },
      { text: '… and as many fps as plain', isMet: toPlain(OURS, ({ fast }) => fast.fps) >= 1 },
    ],
    details: rounds,
  }
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`
