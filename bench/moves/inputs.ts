import type { Page } from 'playwright'
import { openPage, settle, type Panel } from './page.ts'

const REPEATS = 6

export interface Inputs {
  /** The interactions of each kind, in milliseconds from the input to the next frame. */
  readonly interactions: Readonly<Record<string, readonly number[]>>
  /** Frames longer than 50 ms while results came into a list. */
  readonly frames: Readonly<Record<string, readonly number[]>>
}

/** The most frequent actions, by a real mouse and keyboard on a slow processor. */
export async function inputs(panel: Panel): Promise<Inputs> {
  const interactions: Record<string, number[]> = {}
  const frames: Record<string, number[]> = {}
  for (const list of ['/users', '/products']) {
    const { page, close } = await openPage(panel, list, 'slow')
    const measure = async (name: string, run: () => Promise<unknown>) => {
      await page.evaluate(() => void (globalThis.moves.interactions = {}))
      await run()
      await settle(page)
      interactions[name] = [...(interactions[name] ?? []), ...(await interactionsOf(page))]
    }
    await page.evaluate(() => void (globalThis.moves.frames = []))
    await measure('type in the search', () => page.getByRole('searchbox').pressSequentially('ма', { delay: 400 }))
    frames[`${list}, results of a search`] = await framesOf(page)
    await measure('clear the search', () => page.getByRole('searchbox').fill(''))
    frames[`${list}, all rows again`] = await framesOf(page)
    await measure('tick a row', async () => {
      for (let row = 1; row <= REPEATS; row++) {
        await page.locator('tbody input[type=checkbox]').nth(row).click()
        // Ticks come as fast as from a hand, not as from a script.
        await page.waitForTimeout(100)
      }
    })
    await page.keyboard.press('Escape')
    await measure('open the palette', () => repeat(page, 'dialog', () => page.keyboard.press('Control+k')))
    const account = page.getByRole('button', { name: /^Учётная/ })
    await measure('open a menu', () => repeat(page, 'menu', () => account.click()))
    await measure('open a row', async () => {
      await page.locator('tbody tr[data-row] a[data-row-link]').nth(2).click()
      await page.waitForURL(/\d+$/)
    })
    await close()
  }
  const { page, close } = await openPage(panel, '/sellers/1', 'slow')
  await page.evaluate(() => void (globalThis.moves.interactions = {}))
  for (const name of ['Договоры', 'Счета', 'Адреса', 'Сотрудники', 'Обзор', 'Договоры']) {
    await page.locator('main').getByRole('link', { name, exact: true }).click()
    await settle(page)
  }
  interactions['switch a tab'] = await interactionsOf(page)
  await close()
  return { interactions, frames }
}

/** A button of the bare page that redraws it. */
export async function redraws(bare: Panel): Promise<number[]> {
  const { page, close } = await openPage(bare, '/users', 'slow')
  for (let time = 0; time < 2 * REPEATS; time++) {
    await page.getByRole('button', { name: 'Redraw' }).click()
    await page.waitForTimeout(100)
  }
  await settle(page)
  const times = await interactionsOf(page)
  await close()
  return times
}

/** Opens something and closes it by Escape. */
async function repeat(page: Page, role: 'dialog' | 'menu', open: () => Promise<unknown>) {
  const popup = page.getByRole(role)
  for (let time = 0; time < REPEATS; time++) {
    await open()
    await popup.waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
  }
}

const interactionsOf = (page: Page) => page.evaluate(() => Object.values(globalThis.moves.interactions))

async function framesOf(page: Page) {
  const frames = await page.evaluate(() => globalThis.moves.frames)
  await page.evaluate(() => void (globalThis.moves.frames = []))
  return frames
}
