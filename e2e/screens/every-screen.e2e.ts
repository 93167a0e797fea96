import type { Page } from '@playwright/test'
import { brand } from '../../apps/admin/src/text/brand.ts'
import { type Address, addresses, kindsOfScreens, ofStaff, signedOut } from '../support/addresses.ts'
import { expectExplained } from '../support/crawl.ts'
import { expect, heading, menu } from '../support/fixtures.ts'
import { withAdmin as test } from '../support/offered.ts'
import { expectWhole } from '../support/whole-screen.ts'

/** Opens an address and then reloads it: the same data each time. */
async function expectRoute(page: Page, [, address, name, shows, field]: Address) {
  for (const open of [() => page.goto(address), () => page.reload()]) {
    await open()
    await expect(heading(page, name)).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(`${name} — ${brand.name}`)
    await expect(page.locator('main')).toContainText(shows)
    if (field) await expect(page.getByLabel(field[0], { exact: true })).toHaveValue(field[1])
  }
  await expect(page).toHaveURL(address)
}

for (const route of addresses)
  test(`${route[0]}: ${route[1]} opens by its address with its data`, async ({ page }) => {
    await expectRoute(page, route)
  })

// every-screen.long.e2e.ts looks at the others.
for (const address of kindsOfScreens)
  test(`${address} has no measurable accessibility violation in either theme`, async ({ page }) => {
    await expectWhole(page, address)
  })

test.describe('signed out', () => {
  test.use({ as: 'guest' })
  for (const route of signedOut)
    test(`${route[0]}: ${route[1]} opens by its address in the auth layout`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('reset-email', 'somebody@example.com'))
      await expectRoute(page, route)
      await expect(menu(page)).toHaveCount(0)
    })
})

const routes = addresses.map(([, address]) => address)
/** The first screen of each part of the panel. */
const parts = addresses.filter(([rule], place) => addresses[place - 1]?.[0] !== rule).map(([, address]) => address)
const rolesAndAddresses = {
  // These two accounts together see almost every screen.
  viewer: routes,
  merchant1: routes.filter((address) => !ofStaff.includes(address)),
  moderator: parts,
  content: parts,
  orders: parts,
  finance: parts,
  'log-only': parts,
  'no-rights': parts,
}

for (const [name, screens] of Object.entries(rolesAndAddresses))
  test.describe(`as ${name}@example.com`, () => {
    test.use({ as: name })
    test('P6, A15: an allowed screen sends no request that is refused, and hides no action without an explanation', async ({
      page,
      ofAdmin,
    }) => {
      await expectExplained(page, screens, ofAdmin)
    })
  })
