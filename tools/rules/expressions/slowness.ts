import { env } from 'node:process'
import type { Expression } from './expressions.ts'

// The checker reads this when it loads; its other engines are programs for Java and for single platforms.
env['RECHECK_BACKEND'] = 'pure'
const { checkSync } = await import('recheck')

/** The part that makes the expression slow on a long text; undefined if its time is linear. */
export function slownessOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): string | undefined {
  // A fixed seed, and no limit of time for any of its steps, give each machine the same answer.
  const result = checkSync(source, flags, {
    randomSeed: 1,
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
  })
  if (result.status === 'safe') return undefined
  return result.status === 'vulnerable' ? result.complexity.summary : result.error.kind
}
