import { everyScreen } from '../support/addresses.ts'
import { enter, test } from '../support/fixtures.ts'
import { expectInsecure, insecureOrigin as origin } from '../support/without-https.ts'

test.use({ baseURL: origin, as: 'guest' })

test('without https every screen opens', async ({ page, context, problems, sessions }) => {
  // Opens all addresses in sequence.
  test.setTimeout(300_000)
  await enter(context, await sessions('admin'), origin)
  await expectInsecure(page, everyScreen, problems)
})
