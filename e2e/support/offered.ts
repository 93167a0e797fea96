import { expect, type Page } from '@playwright/test'
import { enter, inOneTab } from './fixtures.ts'
import { followRequests } from './settled.ts'

/** Goes to another screen of the open panel, as a link does. */
export async function goOn(page: Page, address: string) {
  await page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Waits for the screen with its data. */
export async function isLoaded(page: Page) {
  // A modal hides the heading from screen readers.
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Buttons of rows, of views and of pages of a list depend on the rows that a person sees. */
const OF_DATA = /^Виды|страница$|^Следующая|^Ещё /

/** Actions of the page outside its rows, with the menu of its head, without numbers. */
export async function offered(page: Page): Promise<readonly string[]> {
  const more = page.locator('main [data-slot=page-header]').getByRole('button', { name: 'Ещё действия' })
  const isMenu = await more.isVisible()
  // The notices of forbidden screens may cover it.
  if (isMenu) await more.press('Enter')
  const names = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main button, main a[data-slot=button], [role=menuitem]')]
    return all
      .filter((element) => !element.closest('table, [role=grid], [role=tree], [data-slot=filter-bar]'))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  })
  if (isMenu) await page.keyboard.press('Escape')
  return names.filter((name) => name && !OF_DATA.test(name)).map((name) => name.replaceAll(/\d+/g, ''))
}

/** Whether the page names the rights that are missing for more; the names load after the page. */
export const isExplained = (page: Page) =>
  page
    .getByRole('button', { name: /^Ещё \d+ недоступ/ })
    .waitFor({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    )

/** Adds what an administrator is offered at an address, seen once by each worker. */
export const withAdmin = inOneTab.extend<
  object,
  { ofAdmin: (address: string, isAnew?: boolean) => Promise<readonly string[]> }
>({
  ofAdmin: [
    async ({ browser, sessions }, use) => {
      const context = await browser.newContext()
      await enter(context, await sessions('admin'))
      const page = await context.newPage()
      const settled = followRequests(page)
      await page.goto('/')
      const seen = new Map<string, readonly string[]>()
      await use(async (address, isAnew = false) => {
        const known = seen.get(address)
        if (known && !isAnew) return known
        await goOn(page, address)
        await settled()
        await isLoaded(page)
        const actions = await offered(page)
        seen.set(address, actions)
        return actions
      })
      await context.close()
    },
    { scope: 'worker' },
  ],
})
