import type { Page } from '@playwright/test'
import { apiAs, baseURL, unique, type Api } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'
import { followRequests } from '../support/settled.ts'

const CLEARED = 20

const bar = (page: Page) => page.getByRole('region', { name: 'Решение по заявке' })
const isMine = (page: Page) => expect(bar(page).getByText(/^У вас в работе до/)).toBeVisible()
const requestId = (page: Page) => Number(/\/moderation\/(\d+)/.exec(page.url())?.[1])

/** A seller's change of a card on sale without other pending requests. */
async function proposal() {
  const merchant = await apiAs('merchant1@example.com')
  const { items } = await merchant.products.list({ status: ['active'], company_id: [1], per_page: 100 })
  const free = items.filter(({ id, has_pending_moderation }) => id !== 1001 && !has_pending_moderation)
  const card = free[Math.floor(Math.random() * free.length)]
  if (!card) throw new Error('Every card of the seller waits for something')
  const value = `${card.name} ${unique()}`
  const changes = [{ field: 'name', value }]
  const request = await merchant.moderation.create({ entity: 'product', entity_id: card.id, changes })
  return { merchant, card, request, value }
}

/** Toggles a flag of points without pending requests. */
async function proposePoints(admin: Api, count: number) {
  const { items } = await admin.storePoints.list({ status: ['active'], sort: ['-created_at'], per_page: 100 })
  let proposed = 0
  for (const { id } of items) {
    const { works_on_holidays, has_pending_moderation } = await admin.storePoints.view({ id })
    if (has_pending_moderation) continue
    const changes = [{ field: 'works_on_holidays', value: !works_on_holidays }]
    await admin.moderation.create({ entity: 'store-point', entity_id: id, changes })
    if (++proposed === count) return
  }
}

test.describe('a moderator', () => {
  // The browser logs the refusal as an error: another user has taken the request.
  test.use({ as: 'moderator', refusals: [409] })

  test('a request is taken, compared and rejected with a reason; the seller reads it, the log has it', async ({
    page,
    browser,
    sessions,
    admin,
  }) => {
    const { merchant, card, request, value } = await proposal()
    await page.goto(`/moderation?q=${encodeURIComponent(request.number)}`)
    await page.getByRole('row').filter({ hasText: request.number }).getByRole('link').first().click()
    await expect(heading(page, request.entity_label)).toBeVisible()
    await page.keyboard.press('t')
    await isMine(page)
    await expect(page.getByRole('insertion')).toContainText(value.split(' ').at(-1) ?? value)
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Причина', { exact: true }).selectOption({ label: 'Плохое качество фото' })
    await dialog.getByLabel('К чему относится').selectOption({ label: 'Название' })
    await dialog.getByLabel(/^Замечание/).fill('Водяной знак на фото 2')
    await dialog.getByLabel(/^Комментарий для автора/).fill('Замените фото')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, '[role=dialog]'), colorScheme).toEqual([])
    }
    await page.keyboard.press('Control+Enter')
    await expect(toasts(page).getByText(`${request.number}: отклонена`)).toBeVisible()

    const session = { cookies: [], origins: [{ origin: baseURL, localStorage: await sessions('merchant1') }] }
    const context = await browser.newContext({ baseURL, storageState: session })
    const seller = await context.newPage()
    await seller.goto(`/moderation/${request.id}`)
    await expect(seller.getByText('Название: Плохое качество фото')).toBeVisible()
    await expect(seller.getByText('Водяной знак на фото 2')).toBeVisible()
    await expect(seller.getByText('Замените фото', { exact: true })).toBeVisible()
    await expect(bar(seller)).toHaveCount(0)
    await context.close()
    expect(await merchant.products.view({ id: card.id })).toMatchObject({ name: card.name, status: 'active' })
    const { items } = await admin.auditLog.list({ entity: ['moderation'], entity_id: request.id })
    const decision = await admin.auditLog.view({ id: items[0]?.id ?? 0 })
    expect(decision).toMatchObject({
      changes: { status: ['in_work', 'rejected'] },
      reason: { label: 'Плохое качество фото' },
    })
  })

  test('a taken request shows its holder; once released, it can be taken', async ({ page }) => {
    const { request } = await proposal()
    const colleague = await apiAs('r.alekseev@example.com')
    const { version } = await colleague.moderation.statusChange({ id: request.id, version: 1, status: 'in_work' })
    await page.goto(`/moderation/${request.id}`)
    await expect(bar(page).getByText(/^В работе: Алексеев Р\. И\., до/)).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'Одобрить', exact: true })).toBeDisabled()
    await page.keyboard.press('a')
    await colleague.moderation.statusChange({ id: request.id, version, status: 'new' })
    await page.reload()
    await bar(page).getByRole('button', { name: 'Взять в работу' }).click()
    await isMine(page)
    const queue = await page.context().newPage()
    await queue.goto('/moderation?assignee_id=me')
    await expect(queue.getByRole('row').filter({ hasText: request.number })).toBeVisible()
  })

  test('a reloaded page keeps its lease, and a closed one releases it', async ({ page, admin }) => {
    const { request } = await proposal()
    const { id } = request
    const holder = async () => (await admin.moderation.view({ id })).assignee?.label ?? null
    await page.goto(`/moderation/${id}`)
    await bar(page).getByRole('button', { name: 'Взять в работу' }).click()
    await isMine(page)
    const settled = followRequests(page)
    await page.reload()
    await isMine(page)
    await expect.poll(holder).toMatch(/^Орлова/)
    // The browser closes a page that is still busy without `pagehide`, which releases the lease.
    await settled()
    await page.close({ runBeforeUnload: false })
    await expect.poll(holder).toBeNull()
    const colleague = await apiAs('r.alekseev@example.com')
    await colleague.moderation.statusChange({ id, version: 1, status: 'in_work' })
    expect(await holder()).toMatch(/^Алексеев/)
  })

  test('R10: twenty requests are decided without the mouse, skipping those that a colleague holds', async ({
    page,
    admin,
  }) => {
    test.setTimeout(180_000)
    await proposePoints(admin, CLEARED)
    const colleague = await apiAs('r.alekseev@example.com')
    const entity = ['store-point' as const]
    const decided: number[] = []
    const others: number[] = []
    await page.goto('/moderation?entity=store-point')
    await expect(page.getByRole('row', { name: /Точка, изменение/ }).first()).toBeVisible()
    await page.keyboard.press('n')
    while (decided.length < CLEARED) {
      await isMine(page)
      const id = requestId(page)
      decided.push(id)
      if (decided.length % 8 === 4) {
        await expect(colleague.moderation.statusChange({ id, version: 1, status: 'in_work' })).rejects.toMatchObject({
          status: 409,
        })
        const { id: other } = await colleague.moderation.next({ entity })
        expect(other).not.toBe(id)
        if (other !== null) {
          others.push(other)
          await colleague.moderation.statusChange({ id: other, version: 1, status: 'in_work' })
        }
      }
      if (decided.length % 5 === 3) {
        await page.keyboard.press('r')
        await expect(page.getByRole('dialog').getByLabel('Причина', { exact: true })).toBeFocused()
        await expect(page.getByRole('option', { name: 'Плохое качество фото' })).toBeAttached()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Control+Enter')
      } else await page.keyboard.press('a')
      await expect.poll(() => requestId(page)).not.toBe(id)
    }
    expect(new Set(decided).size).toBe(CLEARED)
    expect(others.length).toBeGreaterThan(0)
    expect(decided.filter((id) => others.includes(id))).toEqual([])
    for (const id of decided) expect((await admin.moderation.view({ id })).status).toMatch(/^(approved|rejected)$/)
  })

  test('R10: changes since the request are shown before the approval', async ({ page, admin }) => {
    const { card, request, value } = await proposal()
    await page.goto(`/moderation/${request.id}`)
    await expect(bar(page).getByRole('button', { name: 'Взять в работу' })).toBeVisible()
    await page.keyboard.press('t')
    await isMine(page)
    await admin.products.update({ id: card.id, version: card.version, name: `${card.name} сотрудника` })
    await page.keyboard.press('a')
    await expect(page.getByText(/^После подачи заявки запись изменилась: Название/)).toBeVisible()
    await expect(page.getByRole('insertion').filter({ hasText: 'сотрудника' })).toBeVisible()
    await page.keyboard.press('a')
    await expect(toasts(page).getByText(`${request.number}: одобрена`)).toBeVisible()
    expect((await admin.products.view({ id: card.id })).name).toBe(value)
  })

  test('«Манн Фильтер» becomes a spelling of MANN-FILTER, and the cards that waited get the brand', async ({
    page,
    admin,
  }) => {
    const drafts = await admin.products.list({ status: ['draft'], company_id: [1], per_page: 100 })
    const waiting = drafts.items.filter(({ brand }) => brand === null)
    expect(waiting.length).toBeGreaterThan(0)
    await page.goto('/moderation/brands')
    await page
      .getByRole('row', { name: /Манн Фильтер/ })
      .getByRole('link')
      .click()
    await expect(heading(page, 'Бренд «Манн Фильтер»')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'сходство 100 %' })).toContainText('MANN-FILTER')
    await page.keyboard.press('t')
    await isMine(page)
    await page.keyboard.press('m')
    await expect(page.getByRole('dialog').getByLabel('Бренд в каталоге')).toHaveValue('MANN-FILTER')
    await page.keyboard.press('Control+Enter')
    await expect(toasts(page).getByText(/: одобрена$/)).toBeVisible()
    for (const { id } of waiting)
      expect(await admin.products.view({ id })).toMatchObject({ brand: { label: 'MANN-FILTER' } })
    const { items } = await admin.brands.list({ q: 'MANN-FILTER', per_page: 10 })
    await page.goto(`/handbooks/brands/${items.find(({ name }) => name === 'MANN-FILTER')?.id}/other`)
    await expect(heading(page, /MANN-FILTER/)).toBeVisible()
    await expect(page.getByText('Манн Фильтер', { exact: true }).first()).toBeVisible()
  })
})
