import { test } from '../support/fixtures.ts'
import { expectTotals } from '../support/numbers.ts'

// numbers.long.e2e.ts has the others.
const screens = { admin: ['/sellers/1'], merchant1: ['/'] } as const

for (const [as, addresses] of Object.entries(screens))
  test.describe(`to ${as}`, () => {
    test.use({ as })
    for (const address of addresses)
      test(`each number of ${address} opens a list with this total`, async ({ page }) => {
        test.slow()
        await expectTotals(page, address)
      })
  })
