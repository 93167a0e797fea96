import { type Page, test } from '@playwright/test'
import { expect, menu } from './fixtures.ts'
import { goOn } from './offered.ts'
import { followRequests } from './settled.ts'

/** Puts every text of the page into elements of its own, now and whenever one is added, as translators do. */
async function translate(page: Page) {
  await page.addInitScript(() => {
    const translator = new MutationObserver((changes) => {
      for (const root of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const iterator = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
        for (let text = iterator.nextNode(); text; text = iterator.nextNode()) {
          if (!text.textContent?.trim() || text.parentElement?.closest('font, script, style, textarea')) continue
          const font = document.createElement('font')
          font.append(document.createElement('font'))
          text.parentNode?.replaceChild(font, text)
          font.firstElementChild?.append(text)
        }
      }
    })
    document.addEventListener('DOMContentLoaded', () =>
      translator.observe(document.body, { childList: true, subtree: true }),
    )
  })
}

async function isWhole(page: Page, address: string) {
  await expect(menu(page), address).toBeVisible()
  await expect(page.locator('h1').first(), address).toBeVisible()
  await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Что-то пошло не так' }), address).toHaveCount(0)
}

/** Sets and clears the first filter of a list that offers choices. */
async function useFilter(page: Page, address: string) {
  const filters = page.getByRole('group', { name: 'Фильтры' })
  const popover = page.getByRole('dialog')
  for (const opener of await filters.locator('button[aria-haspopup=dialog]').all()) {
    await opener.click()
    // The first of exclusive choices is often «any».
    const choice = popover.getByRole('checkbox').or(popover.getByRole('radio')).last()
    await expect(popover).toBeVisible()
    const hasChoices = await choice.isVisible()
    if (hasChoices) await choice.click()
    await page.keyboard.press('Escape')
    await isWhole(page, address)
    if (!hasChoices) continue
    await filters
      .getByRole('button', { name: /^Убрать «/ })
      .first()
      .click({ timeout: 10_000 })
    return isWhole(page, address)
  }
}

/** Goes through the screens, with their filters and menus, while a translator wraps the texts of the page. */
export async function expectTranslated(page: Page, screens: readonly string[]): Promise<void> {
  // Opens all addresses in sequence.
  test.setTimeout(300_000)
  await translate(page)
  const settled = followRequests(page)
  await page.goto('/')
  await isWhole(page, '/')
  for (const address of screens.filter((path) => !path.startsWith('/auth/'))) {
    await goOn(page, address)
    await settled()
    await isWhole(page, address)
    await useFilter(page, address)
  }
  expect(await page.locator('font').count()).toBeGreaterThan(0)
  for (const link of await menu(page).getByRole('link').all()) {
    await link.click()
    await isWhole(page, page.url())
  }
  await page.goBack()
  await isWhole(page, page.url())
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('заказ')
  await page.keyboard.press('Escape')
  await isWhole(page, page.url())
}
