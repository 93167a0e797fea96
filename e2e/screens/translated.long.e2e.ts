import { everyScreen } from '../support/addresses.ts'
import { test } from '../support/fixtures.ts'
import { expectTranslated } from '../support/translated.ts'

test('a page whose texts a translator has wrapped goes on through every screen, with its filters and menus', async ({
  page,
}) => {
  await expectTranslated(page, everyScreen)
})
