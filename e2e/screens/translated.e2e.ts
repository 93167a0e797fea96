import { kindsOfScreens } from '../support/addresses.ts'
import { test } from '../support/fixtures.ts'
import { expectTranslated } from '../support/translated.ts'

test('a page whose texts a translator has wrapped goes on through screens of each kind, with their filters and menus', async ({
  page,
}) => {
  await expectTranslated(page, kindsOfScreens)
})
