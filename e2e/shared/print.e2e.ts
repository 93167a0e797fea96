import { expect, test } from '../support/fixtures.ts'

test.use({ colorScheme: 'dark' })

for (const path of ['/products/1001', '/moderation/321', '/orders'])
  test(`${path} is printed dark on white from the dark theme, without menu and buttons`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation', { name: 'Меню' })).toBeHidden()
    await expect(
      page
        .locator('main')
        .locator('[data-slot=button]:visible, [data-slot=icon-button]:visible, [data-slot=pagination]:visible')
        .filter({ hasNot: page.locator('[data-slot=status-chip]') }),
    ).toHaveCount(0)
    // A state is read on paper, also where it is a button on the screen.
    await expect(page.locator('[data-slot=status-chip]').first()).toBeVisible()
    await expect(page.locator('[data-slot=app-shell]')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const lightness = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Math.max(...(getComputedStyle(heading).color.match(/\d+/g) ?? []).map(Number)))
    expect(lightness).toBeLessThan(64)
  })
