import { calls } from './calls.ts'
import { checks } from './checks.ts'
import type { Result } from './rounds.ts'

// Ratios side by side in one run: the absolute times are this machine's, the ratios are the code's.
const results: Result[] = [...(await calls()), ...checks()]
for (const { title, rows, goals } of results) {
  console.log(`\n${title}`)
  console.table(rows)
  for (const { text, isMet } of goals) console.log(`${isMet ? '✓' : '✗'} ${text}`)
}
process.exitCode = results.every(({ goals }) => goals.every(({ isMet }) => isMet)) ? 0 : 1
