import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** The moment of the example, in whose place another one is put. */
export const EXAMPLE_MOMENT = '2026-11-29 14:05:00+03'

/** The commands that the runbook has under a heading, block by block. */
export function blocksUnder(heading: string): string[] {
  const [, section = ''] = readFileSync(join(root, 'docs/runbook.md'), 'utf8').split(`\n## ${heading}\n`)
  return [...(section.split('\n## ')[0]?.matchAll(/```sh\n(.*?)```/gs) ?? [])].map(([, block = '']) => block)
}
