import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../run.ts'

const server = join(root, 'apps/api/src')

/** What one module of the server does for all: the module, and what others would write instead of calling it. */
const PLACES: readonly [module: string, written: RegExp][] = [
  ['records/notify.ts', /\binsert into "?notification\b|\.insert\(notification\)/i],
  ['records/access/holders.ts', /\bslug\b[ )]{0,2}(?:=|<>|in|,) ?\(?'administrator'/],
  // A payment that another place inserts would have no entry in the ledger.
  ['sections/sub-orders/money.ts', /\binsert into payment\b|\.insert\(payment\)/i],
  ['sections/ledger-entries/post.ts', /\binsert into ledger_entry\b|\.insert\(ledgerEntry\)/i],
  ['query/claims.ts', /\bskip locked\b|\bskipLocked\b/i],
  ['sections/product-offers/terms/set-price.ts', /settingOf\([^)]*'price_quarantine_factor'/],
]

test.each(PLACES)('the work of %s is written there alone', (module, written) => {
  const files = globSync('**/*.ts', { cwd: server }).filter(
    (file) => !/\.test\.ts$|(?:^|\/)(?:test|demo|seeding)\/|\/(?:seed|demo)[\w-]*\.ts$/.test(file),
  )

  expect(files.filter((file) => written.test(readFileSync(join(server, file), 'utf8')))).toEqual([module])
})
