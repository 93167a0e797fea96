import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setup as buildServer } from '../../tools/build.ts'
import { root, SERVER } from '../../tools/run.ts'
import type { Page } from './capture.ts'
import { inTurns, load } from './load.ts'
import { median, type Result } from '../rounds.ts'
import { LIMITS, node } from '../target.ts'
import { rss } from './client.ts'

const ROUNDS = 11
// Short turns spread other load on the machine evenly over both.
const SECONDS = 1
const GOAL = 0.75
const SLOWEST = 2

/** Runs the API and a bare server of the same statements in turns. */
export async function race(url: string, { pages, token }: { pages: Page[]; token: string }): Promise<Result> {
  await buildServer()
  using bare = node(join(import.meta.dirname, 'bare-server.ts'), [url, JSON.stringify(pages)])
  using ours = node(join(root, SERVER), [], { ...LIMITS, DATABASE_URL: url, PORT: '0', DATA_DIR: '/tmp/bench-data' })
  const [bareUrl, ourUrl] = await Promise.all([greeted(bare), greeted(ours)])
  const headers = { authorization: `Bearer ${token}` }
  const rows: Record<string, Record<string, string>> = {}
  const goals: Result['goals'][number][] = []
  for (const [index, { name, path }] of pages.entries()) {
    const measured = await inTurns(ROUNDS, {
      our: () => load({ process: ours, url: ourUrl + path, headers, seconds: SECONDS }),
      limit: () => load({ process: bare, url: `${bareUrl}/${index}`, seconds: SECONDS }),
    })
    const ratio = median(measured.map(({ our, limit }) => our.rate / limit.rate))
    rows[name] = {
      'requests/s': median(measured.map(({ our }) => our.rate)).toFixed(0),
      'p99, ms': median(measured.map(({ our }) => our.p99)).toFixed(0),
      'CPU, ms': median(measured.map(({ our }) => our.cpu)).toFixed(2),
      'bare, requests/s': median(measured.map(({ limit }) => limit.rate)).toFixed(0),
      'its CPU, ms': median(measured.map(({ limit }) => limit.cpu)).toFixed(2),
      'its p99, ms': median(measured.map(({ limit }) => limit.p99)).toFixed(0),
      'of bare': `${(ratio * 100).toFixed(0)} %`,
    }
    const slowest = median(measured.map(({ our, limit }) => our.p99 / limit.p99))
    goals.push(
      { text: `${name}: at least ${GOAL * 100} % of the bare server`, isMet: ratio >= GOAL },
      { text: `${name}: p99 at most ${SLOWEST} × that of the bare server`, isMet: slowest <= SLOWEST },
    )
  }
  return {
    title: `The API, ${rss(ours)} MB afterwards, against node:http and pg with the same statements`,
    rows,
    goals,
  }
}

/** The address that a server prints when it listens. */
function greeted(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const look = (chunk: Buffer) => {
      printed += String(chunk)
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0]
      if (address) resolve(address)
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    child.once('exit', () => reject(new Error(printed)))
  })
}
