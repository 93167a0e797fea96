import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addresses, more, unlisted } from '../../e2e/support/addresses.ts'
import { root } from '../run.ts'

const server = join(root, 'apps/api/src')

/** The first segments of the panel's addresses: `users`, `handbooks`. */
const segments = [
  ...new Set([...addresses.map(([, address]) => address), ...more, ...unlisted, '/auth', '/go'].map(firstOf)),
].filter((segment) => segment !== '')

function firstOf(address: string): string {
  return address.split(/[/?]/)[1] ?? ''
}

const withoutComments = (code: string) => code.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

test('the server knows no address of the panel: it names a record, and text/panel-link.ts links to it', () => {
  const address = new RegExp(`['"\`}]/(?:${segments.join('|')})(?=[/?#'"\`$])`)
  const files = globSync('**/*.ts', { cwd: server }).filter((file) => !/^test\/|\.test\.ts$/.test(file))

  expect(segments).toEqual(expect.arrayContaining(['users', 'orders', 'auth', 'handbooks', 'warehouse']))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => address.test(withoutComments(readFileSync(join(server, file), 'utf8'))))).toEqual([
    'text/panel-link.ts',
  ])
})
