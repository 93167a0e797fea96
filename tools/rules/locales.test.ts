import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

// Which locale writes a date in which order differs between browsers, so only the languages of the interface are written
// with; a value that is read again comes from `formatToParts` (`isoDay`).
const FOREIGN_LOCALE =
  /(?:DateTimeFormat|NumberFormat|toLocale\w*String)\(\s*['"](?!ru-RU['"]|en-GB['"])[a-z]{2}-[A-Z]{2}['"]/g

test('no source depends on how a foreign locale writes dates or numbers', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => /paraglide|\.test\./.test(path),
  })
  expect(files.length).toBeGreaterThan(500)
  const violations = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(FOREIGN_LOCALE)].map(([text]) => `${file}: ${text}`),
  )
  expect(violations).toEqual([])
})
