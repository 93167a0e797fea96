import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

const STOPS_AT_MOST = 120

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < STOPS_AT_MOST; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

export async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Presses Ctrl with a key by its position, as a Russian keyboard layout reports it: `pressRussian(page, 'ы', 'S')`. */
export async function pressRussian(page: Page, key: string, latin: string) {
  const devtools = await page.context().newCDPSession(page)
  const pressed = { key, code: `Key${latin}`, windowsVirtualKeyCode: latin.codePointAt(0) ?? 0, modifiers: 2 }
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...pressed })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
  await devtools.detach()
}

/** Moves down an open menu to an entry and selects it. */
export async function choose(page: Page, name: string | RegExp) {
  const entry = page.getByRole('menuitem', { name, exact: true })
  await expect(page.locator('[role=menu]:focus-within')).toHaveCount(1)
  const count = await page.getByRole('menuitem').count()
  for (let step = 0; step <= count; step++) {
    if (await entry.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(entry).toBeFocused()
  await page.keyboard.press('Enter')
}
