import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'

const panel = join(root, 'apps/admin/src')

/** Strings that begin like an address of the panel and are none. */
const others = new Map([
  ['/latest-builds.json', 'a file of the server'],
  ['/worker.js', 'the script of the service worker'],
  ['/api/browser-spans', 'where traces are handed in'],
  ['/auth', 'the part of an address that is open to everyone'],
  ['/go/:resource/:id', 'the address of the router itself, which finds the record'],
  ['/nowhere', 'a page that does not exist, linked from the test page'],
])

/** String literals outside of comments that begin with a slash and a letter, or with a slash and a value. */
function addressesIn(code: string) {
  const withoutComments = code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return withoutComments.match(/(?<=(['"`]))\/(?:[a-z]|\$\{)(?:(?!\1)[^\n])*(?=\1)/g) ?? []
}

test('an address of the panel is written in a section.ts, and elsewhere found by its name with pathTo', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: panel }).filter(
    (file) => !/^(?:paraglide|contract|test)\/|(?:^|\/)section\.ts$|\.(?:test|stories)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const violations = files.flatMap((file) =>
    addressesIn(readFileSync(join(panel, file), 'utf8'))
      .filter((text) => !others.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(violations).toEqual([])
})
