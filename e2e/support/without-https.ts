import { expect, type Page } from '@playwright/test'
import { baseURL } from './api.ts'
import { goOn, isLoaded } from './offered.ts'
import { followRequests } from './settled.ts'

/** An address within a company, of which the browser trusts neither the name nor the connection. */
export const insecureOrigin = baseURL.replace('localhost', 'panel.test')

/** Goes from the first screen through the others without an error. */
export async function expectInsecure(
  page: Page,
  screens: readonly string[],
  problems: readonly string[],
): Promise<void> {
  const settled = followRequests(page)
  await page.goto(screens[0] ?? '/')
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  for (const address of screens) {
    await goOn(page, address)
    await settled()
    await isLoaded(page)
    await expect(page.getByText(/^(?:Нет связи|Что-то пошло не так)/)).toHaveCount(0)
    expect(problems, address).toEqual([])
  }
}
