import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../tools/run.ts'
import { api } from './api.ts'
import { facts } from './facts.ts'
import { front } from './front.ts'
import { growth } from './growth.ts'
import { moves } from './moves.ts'
import { operations } from './operations.ts'
import type { Result } from './rounds.ts'
import { scale } from './scale.ts'
import { settlements } from './settlements.ts'
import { uploads } from './uploads.ts'

// Compares ratios within one run: absolute times depend on the machine, ratios on the code.
// `api` seeds a million products first, which takes minutes; a name as argument runs that benchmark alone. Each writes its
// results to .bench/<name>.json too. `front --waterfall` also prints the requests, `front --against <commit>` measures that
// commit beside this one, `front --http1` measures without TLS, `--rounds 9` more often. `growth --full` takes half an hour.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    waterfall: { type: 'boolean', default: false },
    against: { type: 'string' },
    http1: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    full: { type: 'boolean', default: false },
  },
})
const benches: Record<string, () => Result[] | Promise<Result[]>> = {
  front: () => front({ against: undefined, ...values, rounds: Number(values.rounds) }),
  moves,
  uploads,
  operations,
  facts,
  settlements,
  scale,
  growth: () => growth(values.full),
  api,
}
const folder = join(root, '.bench')
const results: Result[] = []
for (const [name, run] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const benchResults = await run()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(benchResults, undefined, 2))
  results.push(...benchResults)
}

for (const { title, rows, goals } of results) {
  console.log(`\n${title}`)
  console.table(rows)
  for (const { text, isMet } of goals) console.log(`${isMet ? '✓' : '✗'} ${text}`)
}
process.exitCode = results.every(({ goals }) => goals.every(({ isMet }) => isMet)) ? 0 : 1
