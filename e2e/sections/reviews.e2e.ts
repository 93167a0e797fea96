import type { Api } from '../support/api.ts'
import { expect, heading, menu, test, toasts } from '../support/fixtures.ts'

async function firstOf(api: Api, filters: Parameters<Api['reviews']['list']>[0]) {
  const { items } = await api.reviews.list({ sort: ['created_at'], per_page: 100, ...filters })
  const [first] = items
  if (!first) throw new Error('The demo data has no such review')
  return { first, items }
}

test.describe('a moderator', () => {
  test.use({ as: 'moderator' })

  test('a review with a phone number is flagged, rejected with a reason, and the next one is at hand', async ({
    page,
    admin,
  }) => {
    const { items } = await firstOf(admin, { status: ['new'], flags: ['phone'], target: ['product'] })
    const [first, next] = items
    if (!first || !next) throw new Error('The demo data has too few reviews')
    const rated = await admin.products.view({ id: first.subject.id })
    await page.goto('/catalog')
    await menu(page).getByRole('link', { name: 'Отзывы' }).click()
    await expect(heading(page, 'Отзывы')).toBeVisible()
    await page.goto('/reviews?status=new&flags=phone&target=product&sort=created_at')
    const row = page.getByRole('row').nth(1)
    await expect(row).toContainText('Телефон')
    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(`/reviews/${first.id}`)
    await expect(page.locator('mark').filter({ hasText: 'Телефон' })).toContainText('8 900 000-45-67')

    await page.getByRole('button', { name: 'Новый' }).click()
    await page.getByRole('menuitem', { name: 'Отклонить' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Отклонить' }).click()
    await expect(dialog.getByText('Выберите причину').last()).toBeVisible()
    await dialog.getByLabel('Причина').selectOption({ index: 2 })
    await dialog.getByRole('button', { name: 'Отклонить' }).click()
    await expect(toasts(page).getByText('Статус изменён')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Отклонён' })).toBeVisible()
    expect((await admin.products.view({ id: first.subject.id })).rating).toBe(rated.rating)

    await page.getByRole('link', { name: 'Следующий' }).click()
    await expect(page).toHaveURL(`/reviews/${next.id}`)
    await expect(page.getByRole('button', { name: 'Новый' })).toBeVisible()
  })
})

test.describe('a seller', () => {
  test.use({ as: 'merchant1' })

  test('the rating changes with the publication, and the seller answers from the card of the product', async ({
    page,
    admin,
  }) => {
    const { first } = await firstOf(admin, { status: ['new'], target: ['product'], company_id: [1] })
    const productId = first.subject.id
    const before = await admin.products.view({ id: productId })
    await admin.reviews.statusChange({ id: first.id, version: first.version, status: 'published' })
    const { meta } = await admin.reviews.list({ product_id: [productId], status: ['published'] })
    const { rating } = await admin.products.view({ id: productId })
    expect(rating === before.rating && meta.total === 1).toBe(false)

    await page.goto(`/products/${productId}?tab=reviews`)
    await expect(menu(page).getByRole('link', { name: 'Отзывы' })).toHaveCount(0)
    const review = page
      .getByRole('listitem')
      .filter({ hasText: first.author_name })
      .filter({ hasText: first.text ?? '' })
    await review.first().getByRole('button', { name: 'Ответить' }).click()
    await page.getByRole('dialog').getByLabel('Ответ').fill('Спасибо, что выбрали нас!')
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click()
    await expect(page.getByText('Ответ: Спасибо, что выбрали нас!').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Изменить ответ' }).first()).toBeVisible()
  })
})
