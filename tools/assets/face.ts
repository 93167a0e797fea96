import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subset from 'subset-font'
import { root } from '../run.ts'

// node tools/assets/face.ts writes the typeface of packages/ui: Inter, reduced to the signs, weights and features that the
// interface uses.
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x400, 0x45f],
] as const
const SIGNS = 'ҐґȘșȚț\u2007\u2009\u202F‐\u2011–—‘’‚“”„†•…‰′″‹›€₽№™←↑→↓↔▲▼↵⇧⌘⌥⏎−≈≠≤≥∞✓✕★☆'

const require = createRequire(import.meta.url)
const source = dirname(require.resolve('inter-ui/package.json'))
const target = join(root, 'packages/ui/src/theme/face')
const ranges = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
)

// The types of the library do not know `keepFeatures`.
const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'case', 'tnum', 'zero'],
}

const fontFile = readFileSync(join(source, 'variable/InterVariable.woff2'))
writeFileSync(join(target, 'inter.woff2'), await subset(fontFile, ranges.join('') + SIGNS, options))
copyFileSync(join(source, 'LICENSE.txt'), join(target, 'OFL.txt'))
