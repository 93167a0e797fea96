import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

/** The modules that count days for the others; each says by whose calendar. */
const COUNTING = new RegExp(
  [
    'apps/api/src/query/days.ts',
    'apps/admin/src/data/time/',
    'packages/sdk/src/validation/day.ts',
    'packages/ui/src/date/',
    'packages/ui/src/headless/(?:calendar|date-input)/',
  ].join('|'),
)

/** What takes the day, the week or the year of a moment without a zone: UTC, or that of the machine. */
const WITHOUT_ZONE: readonly [what: string, pattern: RegExp][] = [
  ['the day of UTC', /toISOString\(\)(?:\.|\?\.)(?:slice|substring|substr|split|startsWith|match|replace\(\/T)/],
  ['the day of a time of the API', /(?:_at|_by|\bat|moment|time)\.(?:slice|substring)\(0, ?(?:4|7|10)\)/],
  ['a part of UTC', /\b[gs]etUTC(?:FullYear|Month|Date|Day|Hours)\b|\bDate\.UTC\((?!\d{4}, \d+, \d+\))/],
  ['a part of the clock of the machine', /\.[gs]et(?:FullYear|Month|Date|Day|Hours)\(/],
  ['a day of the machine', /new Date\([^()]*\b\w+, [^()]*\)/],
  ['a text in the zone of the machine', /\.toLocale(?:Date|Time)String\(|\.toDateString\(|\.toTimeString\(/],
  ['a text in the zone of the machine', /DateTimeFormat\(\)\.format|DateTimeFormat\([^)]*\)\.format(?<!timeZone.*)/],
  ['a date of SQL', /::date\b|\bcast\([^)]* as date\)|\bcurrent_date\b|\blocaltimestamp\b|\bnow\(\)::/i],
  [
    'a part of SQL',
    /\b(?:date_trunc|to_char|date_part)\((?!.*at time zone)|\bextract\((?!epoch|\w+ from day\)|.*at time zone)/i,
  ],
]

/** A migration that has been applied never changes, and days of these are in the zone of a place. */
const inZone = (line: string) => line.replaceAll(/\(\w+ at time zone \w+\)::date/g, '')

test('a day is counted by a named calendar', () => {
  const files = globSync('{apps/*/src,packages/*/src,e2e,examples,openapi/gen}/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: (path) => /node_modules|paraglide|\.gen\.|\.test\.|\.stories\./.test(path),
  }).filter((file) => !COUNTING.test(file) && !/src\/test\//.test(file))
  const days = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [what] = WITHOUT_ZONE.find(([, pattern]) => pattern.test(inZone(line))) ?? []
        return what ? [`${file}:${index + 1} ${what}: ${line.trim().slice(0, 120)}`] : []
      }),
  )
  expect(files.length).toBeGreaterThan(1500)
  expect(days).toEqual([])
})
