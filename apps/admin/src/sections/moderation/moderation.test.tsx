import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestUser } from '@admin-panel/sdk/testing'
import { on, openPanel } from '#test/render.tsx'
import { brandRequest, decidedRequest, newRequest, myRequest, queue, reasons } from './sample.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })
const bar = () => page.getByRole('region', { name: 'Решение по заявке' })
const press = (code: string, key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }))
async function lookOf(name: string) {
  const button = bar().getByRole('button', { name, exact: true })
  await expect.element(button).toBeVisible()
  return getComputedStyle(button.element()).backgroundColor
}
const released = { ...newRequest, version: 3 }

test('R10: /moderation shows open requests, their waiting times and their changes', async () => {
  const received: unknown[] = []
  await openPanel('/moderation', {
    handlers: [
      on.moderation.list((params) => {
        received.push(params)
        return { items: [newRequest], meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
      }),
    ],
  })
  const tableRow = page.getByRole('row', { name: /М-000101/ })
  await expect
    .element(tableRow)
    .toMatchTextContent(/Товар, изменение.*Название, Характеристики.*Высокий.*просрочено на/)
  await expect.element(tableRow.getByRole('link', { name: /^Фильтр/ })).toHaveAttribute('href', '/moderation/101')
  const parts = page.getByRole('navigation', { name: 'Виды' })
  await expect.element(parts.getByRole('link', { name: /Открытые/ })).toHaveAttribute('aria-current', 'true')
  await expect
    .element(parts.getByRole('link', { name: /Мои/ }))
    .toHaveAttribute('href', '/moderation?assignee_id=me&view=mine')
  // A returned request waits for its author and is not staff work.
  expect(received).toContainEqual({ status: ['new', 'in_work'] })
  expect(document.title).toBe('Заявки — Верстак')
})

test('R27: a search includes closed requests', async () => {
  const received: unknown[] = []
  await openPanel('/moderation?q=М-000007', {
    handlers: [
      on.moderation.list((params) => {
        received.push(params)
        return { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }
      }),
    ],
  })
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
  expect(received).toContainEqual({ q: 'М-000007' })
})

test('R10: the next request is taken from the queue, and requests lost in a race are skipped', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/moderation?entity=product', {
    handlers: [
      queue,
      on.moderation.next((params) => (received.push(params), { id: params.skip ? 101 : 100 })),
      on.moderation.statusChange((params) =>
        params.id === 100
          ? { error: { status: 409, message: 'Заявку уже взял в работу Орлова Д. С.' } }
          : { ...myRequest, status: params.status },
      ),
      on.moderation.view(myRequest),
    ],
  })
  await expect.element(page.getByRole('row', { name: /М-000101/ })).toBeVisible()
  // Keys are followed a moment after the rows are drawn, and not while the request is on its way.
  await expect.poll(() => (press('KeyN', 'т'), received.length)).toBeGreaterThan(0)
  await expect.element(bar().getByText(/^У вас в работе до/)).toBeVisible()
  expect(address()).toBe('/moderation/101')
  expect(received).toEqual([{ entity: ['product'] }, { entity: ['product'], skip: [100] }])
})

test('a request is taken, compared, and rejected with a reason about a field', async () => {
  const { sent } = await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(newRequest),
      reasons,
      on.moderation.statusChange(({ status }) => (status === 'in_work' ? myRequest : { ...decidedRequest, status })),
    ],
  })
  await bar().getByRole('button', { name: 'Взять в работу' }).click()
  const name = page.getByRole('listitem').filter({ hasText: 'Название' })
  await expect.element(name.getByRole('insertion')).toMatchTextContent(/MANN/)
  await expect.element(page.getByText('Резьба')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Ещё 1 поле без изменений' }).click()
  await expect.element(page.getByText('Резьба')).toBeVisible()
  await bar().getByRole('button', { name: 'Отклонить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Отклонить' }).click()
  await expect
    .element(dialog.getByLabelText('Причина', { exact: true }))
    .toHaveAccessibleDescription('Выберите причину')
  await expect.element(dialog.getByLabelText('Причина', { exact: true })).toHaveFocus()
  await dialog.getByLabelText('Причина', { exact: true }).selectOptions('Плохое качество фото')
  await dialog.getByLabelText('К чему относится').selectOptions('Высота')
  await dialog.getByLabelText(/^Замечание/).fill('Проверьте размер')
  await dialog.getByLabelText(/^Комментарий для автора/).fill('Замените фото')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(toast().getByText('М-000101: отклонена')).toBeVisible()
  expect((await sent('PUT', '/status-change/101')).at(-1)).toEqual({
    status: 'rejected',
    compared_version: 5,
    reasons: [{ reason_id: 15, field: 'attribute_values.12', comment: 'Проверьте размер' }],
    comment_public: 'Замените фото',
  })
})

test('R10: concurrent changes are shown before the approval', async () => {
  const moved = {
    ...myRequest,
    current_version: 6,
    moved_fields: ['name'],
    comparison: myRequest.comparison.map((line) =>
      line.field === 'name' ? { ...line, current: 'Название сотрудника', is_moved: true } : line,
    ),
  }
  let current = myRequest
  const { sent } = await openPanel('/moderation/101', {
    handlers: [
      on.moderation.view(() => current),
      on.moderation.statusChange(({ status, compared_version }) => {
        if (status === 'new') return released
        if (compared_version === 6) return decidedRequest
        current = moved
        return { error: { status: 409, message: 'Данные изменились после подачи заявки. Обновите сравнение' } }
      }),
    ],
  })
  await expect.element(bar().getByText(/^У вас в работе/)).toBeVisible()
  press('KeyA', 'ф')
  await expect.element(page.getByRole('insertion').filter({ hasText: 'Название сотрудника' })).toBeVisible()
  await expect.element(page.getByText(/^После подачи заявки запись изменилась: Название/)).toBeVisible()
  await bar().getByRole('button', { name: 'Одобрить' }).click()
  await expect.element(toast().getByText('М-000101: одобрена')).toBeVisible()
  expect(await sent('PUT', '/status-change/101')).toEqual([
    { status: 'approved', compared_version: 5 },
    { status: 'approved', compared_version: 6 },
  ])
})

test('P7: a read-only user compares but cannot decide', async () => {
  await openPanel('/moderation/101', {
    as: ['moderation', 'moderation.view'],
    handlers: [on.moderation.view(myRequest)],
  })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Фильтр масляный W 914/2' })).toBeVisible()
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/MANN-FILTER · W 914\/2 · Масляные фильтры · Заявка М-000101.*Одобрено у продавца94\s%47 из 50/)
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /замечанием/ })).not.toBeInTheDocument()
})

test('P7, A15: a seller withdraws the own request, and reads that staff do more', async () => {
  const seller = createTestUser('merchant')
  const permissions = ['moderation.index', 'moderation.view', 'moderation.statusChange'] as const
  const roles = seller.roles.map((role) => ({ ...role, permissions: permissions.map((name) => ({ name })) }))
  const offered = { requires_reason: false, requires_comment: false, reason_operation: null }
  const { sent } = await openPanel('/moderation/101', {
    as: { ...seller, roles },
    handlers: [
      on.moderation.view({
        ...newRequest,
        available_statuses: [{ ...offered, status: 'cancelled', label: 'Отозвать' }],
      }),
      on.moderation.statusChange({ ...decidedRequest, status: 'cancelled' }),
    ],
  })
  await page.getByRole('button', { name: 'Отозвать' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click()
  await expect.element(toast().getByText('М-000101: отозвана')).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(await sent('PUT', '/status-change/101')).toEqual([{ status: 'cancelled' }])
  await page.getByRole('button', { name: /недоступн/ }).click()
  await expect.element(page.getByText(/^Действия сотрудников маркетплейса/)).toBeVisible()
})

test('a proposed name becomes a spelling of the brand that it resembles', async () => {
  const { sent } = await openPanel('/moderation/brands/1', {
    handlers: [
      on.brandModeration.view(brandRequest),
      on.brandModeration.statusChange({ ...brandRequest, status: 'approved', assignee: null, version: 3 }),
      on.brands.options({ items: [{ id: 12, label: 'MANN-FILTER', hint: null, is_active: true }] }),
    ],
  })
  await expect.element(page.getByText('сходство 100 %')).toBeVisible()
  press('KeyM', 'ь')
  const dialog = page.getByRole('dialog', { name: 'Объединить «Манн Фильтер» с брендом каталога' })
  await expect.element(dialog.getByLabelText('Бренд в каталоге')).toHaveValue('MANN-FILTER')
  await dialog.getByRole('button', { name: 'Объединить' }).click()
  await expect.element(toast().getByText('Б-000001: одобрена')).toBeVisible()
  expect(await sent('PUT', '/status-change/1')).toEqual([
    { status: 'approved', resolution: 'merged', target_brand_id: 12 },
  ])
})

test('the main button merges where a brand resembles the name, and creates a brand where none does', async () => {
  const { router } = await openPanel('/moderation/brands/1', {
    handlers: [
      on.brandModeration.view(({ id }) => (id === 1 ? brandRequest : { ...brandRequest, id, similar: [] })),
      on.brandModeration.statusChange({ ...brandRequest, status: 'new' }),
    ],
  })
  const plain = await lookOf('На доработку')
  expect(await lookOf('Объединить')).not.toBe(plain)
  expect(await lookOf('Создать бренд')).toBe(plain)
  await router.navigate('/moderation/brands/2')
  await expect.element(page.getByText('Похожих нет')).toBeVisible()
  expect(await lookOf('Создать бренд')).not.toBe(plain)
  expect(await lookOf('Объединить')).toBe(plain)
})

test('R10: the open requests of a seller contain those to be revised', async () => {
  const received: unknown[] = []
  const empty = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
  await openPanel('/moderation/brands', {
    as: sellerOfBrands(),
    handlers: [on.brandModeration.list((params) => (received.push(params), empty))],
  })
  await expect.element(page.getByRole('navigation', { name: 'Виды' })).toBeVisible()
  expect(received).toContainEqual({ status: ['new', 'in_work', 'revision'] })
})

test('R10: an approval may come with a word to the author', async () => {
  const { sent } = await openPanel('/moderation/101', {
    handlers: [on.moderation.view(myRequest), on.moderation.statusChange(decidedRequest)],
  })
  await bar().getByRole('button', { name: 'Ещё действия' }).click()
  await expect.element(page.getByRole('menuitem', { name: /^Одобрить с комментарием/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  press('KeyC', 'с')
  const dialog = page.getByRole('dialog', { name: 'Одобрить: М-000101' })
  await dialog.getByLabelText(/^Комментарий для автора/).fill('Добавьте ещё фото')
  await dialog.getByRole('button', { name: 'Одобрить' }).click()
  await expect.element(toast().getByText('М-000101: одобрена')).toBeVisible()
  expect(await sent('PUT', '/status-change/101')).toMatchObject([
    { status: 'approved', comment_public: 'Добавьте ещё фото' },
  ])
})

const sellerOfBrands = () => {
  const seller = createTestUser('merchant')
  const names = ['index', 'list', 'view', 'create', 'statusChange'] as const
  const permissions = names.map((action) => ({ name: `brand-moderation.${action}` as const }))
  return { ...seller, company_ids: [1], roles: seller.roles.map((role) => ({ ...role, permissions })) }
}

test('a seller proposes a brand that the handbook lacks', async () => {
  const { sent, address } = await openPanel('/moderation/brands', {
    as: sellerOfBrands(),
    handlers: [
      on.brandModeration.list({
        items: [],
        meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 },
      }),
      on.brandModeration.create({ ...brandRequest, status: 'new', assignee: null }),
      on.brandModeration.view({ ...brandRequest, status: 'new', assignee: null }),
    ],
  })
  await page.getByRole('button', { name: 'Предложить бренд' }).click()
  const dialog = page.getByRole('dialog', { name: 'Бренд, которого нет в справочнике' })
  await dialog.getByRole('textbox', { name: 'Бренд', exact: true }).fill('Манн Фильтер')
  await dialog.getByLabelText(/^Синонимы/).fill('МаннФ\n Mann\n')
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Бренд «Манн Фильтер»' })).toBeVisible()
  expect(address()).toBe('/moderation/brands/1')
  expect(await sent('POST', '/brand-moderation')).toMatchObject([
    { proposed_name: 'Манн Фильтер', proposed_synonyms: ['МаннФ', 'Mann'], company_id: 1 },
  ])
})

test('a seller corrects a returned proposal and sends it again', async () => {
  const offered = { requires_reason: false, requires_comment: false, reason_operation: null }
  const { sent } = await openPanel('/moderation/brands/1', {
    as: sellerOfBrands(),
    handlers: [
      on.brandModeration.view({
        ...brandRequest,
        status: 'revision',
        assignee: null,
        available_statuses: [{ ...offered, status: 'new', label: 'Отправить снова' }],
      }),
      on.brandModeration.statusChange({ ...brandRequest, status: 'new', assignee: null, version: 3 }),
    ],
  })
  await page.getByRole('button', { name: 'Исправить и отправить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Бренд «Манн Фильтер»' })
  await dialog.getByLabelText(/^Сайт/).fill('https://mann.example.com')
  await dialog.getByRole('button', { name: 'Отправить снова' }).click()
  await expect.element(page.getByText('Новая', { exact: true }).first()).toBeVisible()
  expect(await sent('PUT', '/status-change/1')).toEqual([
    { status: 'new', proposal: { site: 'https://mann.example.com' } },
  ])
})
