import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../tools/build.ts'
import { root, SERVER, serverFlags } from '../tools/run.ts'
import { median, type Result } from './rounds.ts'

const PORT = '4391'
const ROUNDS = 5
const OURS = join(root, SERVER)
const BARE = join(import.meta.dirname, 'bare-start.ts')

/** From process start to the first answer on PGlite, in turns with a bare server of the same database. */
export async function start(): Promise<Result[]> {
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-start-'))
  const startOf = (file: string, name: string) => firstAnswer(file, join(folder, name), folder)
  const times = { ours: { empty: [], prepared: [] }, bare: { empty: [], prepared: [] } } satisfies Times
  for (let round = 0; round < ROUNDS; round++) {
    for (const [who, file] of [
      ['ours', OURS],
      ['bare', BARE],
    ] as const) {
      const { empty, prepared }: Record<string, number[]> = times[who]
      empty?.push(await startOf(file, `${who} ${round}`))
      prepared?.push(await startOf(file, `${who} ${round}`))
    }
  }
  await rm(folder, { recursive: true })
  const rows = Object.fromEntries(
    (['empty', 'prepared'] as const).map((name) => {
      const [ours, bare] = [median(times.ours[name]), median(times.bare[name])]
      return [name, { ours: `${ours.toFixed(0)} ms`, bare: `${bare.toFixed(0)} ms`, ratio: (ours / bare).toFixed(1) }]
    }),
  )
  return [
    {
      title: 'First answer on PGlite, without demo data',
      rows,
      goals: [
        { text: 'An empty folder takes at most 1.6 × of a bare server', isMet: Number(rows['empty']?.ratio) <= 1.6 },
        { text: 'A prepared one takes at most 2.9 ×', isMet: Number(rows['prepared']?.ratio) <= 2.9 },
      ],
    },
  ]
}

type Times = Record<'ours' | 'bare', Record<'empty' | 'prepared', number[]>>

async function firstAnswer(file: string, data: string, folder: string): Promise<number> {
  const startedAt = performance.now()
  const server = spawn(process.execPath, [...serverFlags, file, data, PORT], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://panel.example.com',
      LOG_LEVEL: 'error',
      DRAIN_MS: '0',
      DATA_DIR: data,
      PORT,
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    },
  })
  while (!(await answers())) await wait(5)
  const elapsed = performance.now() - startedAt
  server.kill('SIGTERM')
  await once(server, 'exit')
  return elapsed
}

function answers() {
  return fetch(`http://127.0.0.1:${PORT}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}
