import { expect, heading, test } from '../support/fixtures.ts'

// The browser logs each chunk that is gone.
test.use({ refusals: [404] })

for (const [state, isReloaded] of [
  ['stays', true],
  ['is left', false],
] as const)
  test(`A page whose chunk is gone reloads once while it ${state}: ${isReloaded}`, async ({ page }) => {
    await page.goto('/users')
    await expect(heading(page, 'Пользователи')).toBeVisible()
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
    let isGone = true
    await page.route(/\/assets\/.*\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
    )
    const refused = page.waitForResponse((response) => response.status() === 404)
    if (!isReloaded) await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
    await page.evaluate(() => {
      history.pushState(null, '', '/products')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await refused
    isGone = false
    if (isReloaded) await expect(heading(page, 'Товары')).toBeVisible()
    else await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(page.locator('html[data-first]')).toHaveCount(isReloaded ? 0 : 1)
  })
