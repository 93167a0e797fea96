import { expect, test } from '../support/fixtures.ts'

test.use({ colorScheme: 'dark' })

for (const path of ['/products/1001', '/moderation/321', '/orders'])
  test(`${path} is printed dark on white from the dark theme, without menu and buttons`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('navigation', { name: 'Меню' })).toBeHidden()
    await expect(
      page.locator('main').locator('[data-slot=button]:visible, [data-slot=icon-button]:visible'),
    ).toHaveCount(0)
    await expect(page.locator('[data-slot=app-shell]')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const lightness = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => Math.max(...(getComputedStyle(heading).color.match(/\d+/g) ?? []).map(Number)))
    expect(lightness).toBeLessThan(64)
  })
