import { addresses, everyScreen, kindsOfScreens, ofStaff, signedOut } from '../support/addresses.ts'
import { expectExplained } from '../support/crawl.ts'
import { withAdmin as test } from '../support/offered.ts'
import { expectWhole } from '../support/whole-screen.ts'

for (const address of new Set([...everyScreen, ...ofStaff].filter((path) => !kindsOfScreens.includes(path))))
  test(`${address} has no measurable accessibility violation in either theme`, async ({ page }) => {
    await expectWhole(page, address)
  })

test.describe('signed out', () => {
  test.use({ as: 'guest' })
  for (const [, address] of signedOut)
    test(`${address} has no measurable accessibility violation in either theme`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('reset-email', 'somebody@example.com'))
      await expectWhole(page, address)
    })
})

const routes = addresses.map(([, address]) => address)
for (const [name, screens] of Object.entries({
  viewer: everyScreen,
  merchant1: everyScreen.filter((address) => !ofStaff.includes(address)),
  moderator: routes,
  content: routes,
  orders: routes,
  finance: routes,
  'log-only': routes,
  'no-rights': routes,
}))
  test.describe(`as ${name}@example.com`, () => {
    test.use({ as: name })
    test('every allowed screen sends no request that is refused, and hides no action without an explanation', async ({
      page,
      ofAdmin,
    }) => {
      await expectExplained(page, screens, ofAdmin)
    })
  })
