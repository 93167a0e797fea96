import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { pageOf, reason } from '#test/sample-reason.ts'

test('R11: /handbooks leads to the handbooks that the user may open, with their counts', async () => {
  const { address } = await openPanel('/handbooks', {
    as: ['operation-reason'],
    handlers: [
      on.operationReasons.list(
        pageOf([
          reason({ id: 1, operations: ['order_cancel'] }),
          reason({ id: 2, operations: ['order_return'], is_active: false }),
        ]),
      ),
    ],
  })
  const card = page.getByRole('article')
  await expect.element(card).toMatchTextContent(/Всего\s*2\s*Выключено\s*1/)
  const mend = card.getByText(/операци\S+ без причин/)
  await expect.element(card).toMatchTextContent(/Что исправить: \d+ операци/)
  await expect.element(mend).toHaveAttribute('title', expect.stringContaining('Возврат заказа'))
  await expect.element(mend).not.toHaveAttribute('title', expect.stringContaining('Отмена заказа'))
  await page.getByRole('link', { name: 'Причины' }).click()
  await expect.poll(address).toBe('/handbooks/reasons')
})

test('R11: without any right the hub says so, and access to a handbook can be asked for', async () => {
  const { requests, sent } = await openPanel('/handbooks', {
    as: ['order'],
    handlers: [
      on.ownAccess.explain({
        permission: 'operation-reason.index',
        roles: [],
        givers: ['Волков А. С.'],
        givers_count: 1,
        requested_at: null,
      }),
      on.ownAccess.ask({ id: 1, sent: 1 }),
    ],
  })
  await expect.element(page.getByText('Нет доступных справочников')).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Причины' })
    .getByRole('button', { name: 'Попросить доступ' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Попросить доступ' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Основание' }).fill('Веду причины отмен')
  await page.getByRole('dialog').getByRole('button', { name: 'Попросить доступ' }).click()
  await expect
    .poll(async () => sent('POST', '/profile/access'))
    .toEqual([{ permission: 'operation-reason.index', reason: 'Веду причины отмен' }])
  expect(requests.some(({ url }) => new URL(url, 'http://panel').pathname.includes('operation-reason'))).toBe(false)
})

test('An account without rights reads which roles open what, and asks for one of them', async () => {
  const { address, sent } = await openPanel('/', {
    as: createTestUser([]),
    handlers: [
      on.ownAccess.explain(({ permission }) => ({
        permission,
        roles: permission === 'order.index' ? [{ id: 6, name: 'Оператор заказов' }] : [],
        givers: ['Волков А. С.'],
        givers_count: 1,
        requested_at: null,
      })),
      on.ownAccess.ask({ id: 1, sent: 1 }),
    ],
  })
  await expect.element(page.getByText('У вас пока нет прав ни на один раздел')).toBeVisible()
  expect(address()).toBe('/handbooks')
  const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Заказы' })
  await expect.element(orders).toMatchTextContent(/Открывают роли: Оператор заказов/)
  await orders.getByRole('button', { name: 'Попросить доступ' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Попросить доступ' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Основание' }).fill('Веду заказы региона')
  await page.getByRole('dialog').getByRole('button', { name: 'Попросить доступ' }).click()
  await expect
    .poll(async () => sent('POST', '/profile/access'))
    .toEqual([{ permission: 'order.index', reason: 'Веду заказы региона' }])
})

test('R11: a card whose counts fail can be tried again', async () => {
  const { answer } = await openPanel('/handbooks', {
    as: ['operation-reason'],
    handlers: [on.operationReasons.list({ error: { status: 403, message: 'Доступ запрещён' } })],
  })
  await expect.element(page.getByText('Не удалось посчитать')).toBeVisible()
  answer(on.operationReasons.list(pageOf([reason()])))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('article')).toMatchTextContent(/Всего\s*1/)
})
