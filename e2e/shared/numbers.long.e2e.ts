import { test } from '../support/fixtures.ts'
import { expectTotals } from '../support/numbers.ts'

const screens = {
  admin: ['/', '/warehouse/1', '/catalog?node=1'],
  moderator: ['/'],
  orders: ['/', '/sellers/2'],
  finance: ['/'],
} as const

for (const [as, addresses] of Object.entries(screens))
  test.describe(`to ${as}`, () => {
    test.use({ as })
    for (const address of addresses)
      test(`each number of ${address} opens a list with this total`, async ({ page }) => {
        test.slow()
        await expectTotals(page, address)
      })
  })
