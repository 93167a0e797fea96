import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const NATIVE = /\btype(?:=|:)[^\n'"]*['"](date|datetime-local|month|week|time|file)['"]/g

/** The one way to a file of the user; the browser's own button is covered by one of the panel. */
const FILES = /^packages\/ui\/src\/(?:headless\/)?file-upload\//

test('no input for dates, times or files has the look and the language of the browser', () => {
  const files = globSync('{apps/admin,packages/ui}/src/**/*.tsx', {
    cwd: root,
    exclude: (path) => /paraglide|\.test\./.test(path),
  })
  const inputs = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NATIVE)].map(([text, type]) => ({ file, text, type })),
  )
  expect(files.length).toBeGreaterThan(400)
  expect(inputs.filter(({ type }) => type === 'file').map(({ file }) => FILES.test(file))).toEqual([true, true])
  expect(inputs.filter(({ type }) => type !== 'file')).toEqual([])
})
