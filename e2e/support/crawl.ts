import { expect, type Page, test } from '@playwright/test'
import { goOn, isExplained, isLoaded, offered } from './offered.ts'
import { followRequests } from './settled.ts'

/** Goes through the screens; an allowed one sends no request that is refused, and hides no action without an explanation. */
export async function expectExplained(
  page: Page,
  screens: readonly string[],
  ofAdmin: (address: string, isAnew?: boolean) => Promise<readonly string[]>,
): Promise<void> {
  // Opens all addresses in sequence.
  test.setTimeout(300_000)
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`))
  const hidden: string[] = []
  const settled = followRequests(page)
  await page.goto('/')
  for (const address of screens) {
    await goOn(page, address)
    await settled()
    await isLoaded(page)
    await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toHaveCount(0)
    expect(refused, address).toEqual([])
    // A forbidden address leads elsewhere and says why.
    if (!page.url().endsWith(address)) continue
    const actions = await offered(page)
    const missing = (all: readonly string[]) => all.filter((action) => !actions.includes(action))
    // The record may have changed since the administrator saw it.
    if (missing(await ofAdmin(address)).length > 0 && !(await isExplained(page)))
      hidden.push(...missing(await ofAdmin(address, true)).map((action) => `${address}: ${action}`))
  }
  expect(hidden).toEqual([])
}
