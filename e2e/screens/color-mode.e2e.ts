import type { Page } from '@playwright/test'
import { expect, heading, test } from '../support/fixtures.ts'

const DAY = 24 * 60 * 60

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('main')?.parentElement ?? document.body).backgroundColor)

async function choose(page: Page, mode: string) {
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitemradio', { name: mode }).click()
}

test('L2: the colour mode is kept in local storage and in a cookie for 365 days, and dark switches the interface', async ({
  page,
  context,
}) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/handbooks')
  await expect(heading(page, 'Справочники')).toBeVisible()
  await expect(root).not.toHaveClass(/dark/)
  const light = await background(page)

  await choose(page, 'Тёмное')
  await expect(root).toHaveClass(/dark/)
  expect(await background(page)).not.toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('color-mode'))).toBe('dark')
  const cookie = (await context.cookies()).find(({ name }) => name === 'color-mode')
  expect(cookie).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' })
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / DAY)).toBe(365)

  await page.reload()
  await expect(heading(page, 'Справочники')).toBeVisible()
  await expect(root).toHaveClass(/dark/)
  expect(await background(page)).not.toBe(light)
})

test.describe('before any script has run', () => {
  test.use({ as: 'guest', javaScriptEnabled: false })

  test('L2: the page has the colours of the cookie, else of the system', async ({ page, context, baseURL }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.goto('/auth/login')
    const light = await background()
    await context.addCookies([{ name: 'color-mode', value: 'dark', url: baseURL ?? '' }])
    await page.goto('/auth/login')
    const dark = await background()
    expect(dark).not.toBe(light)
    await context.clearCookies()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/auth/login')
    expect(await background()).toBe(dark)
    await context.addCookies([{ name: 'color-mode', value: 'light', url: baseURL ?? '' }])
    await page.goto('/auth/login')
    expect(await background()).toBe(light)
  })
})

test('L2: «Как в системе» follows the system while the page is open', async ({ page }) => {
  const root = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/handbooks')
  await expect(root).toHaveClass(/dark/)
  await choose(page, 'Светлое')
  await expect(root).not.toHaveClass(/dark/)
  await choose(page, 'Как в системе')
  await expect(root).toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).not.toHaveClass(/dark/)
})
