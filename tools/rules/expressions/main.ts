import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CHECK_CACHE, root } from '../../run.ts'
import { allExpressions, type Expression } from './expressions.ts'
import { slownessOf } from './slowness.ts'

// Refuses every expression whose time grows faster than the text that it reads.
const PASSED = join(root, CHECK_CACHE, 'expressions.json')
const passed = new Set<string>(existsSync(PASSED) ? JSON.parse(readFileSync(PASSED, 'utf8')) : [])

const keyOf = ({ source, flags }: Expression) => `/${source}/${flags}`
const placesByKey = Map.groupBy(allExpressions(), keyOf)
const faults = [...placesByKey].flatMap(([key, places]) => {
  const [expression] = places
  if (!expression || passed.has(key)) return []
  const slowness = slownessOf(expression)
  if (!slowness) passed.add(key)
  return slowness ? [`${key}: ${slowness}\n  ${[...new Set(places.map(({ at }) => at))].join(' ')}`] : []
})
mkdirSync(dirname(PASSED), { recursive: true })
writeFileSync(PASSED, JSON.stringify([...passed].filter((key) => placesByKey.has(key))))

if (faults.length > 0) {
  console.error(
    `Expressions that a long text makes slow; bound their runs, or say where one may begin:\n${faults.join('\n')}`,
  )
  process.exitCode = 1
}
