import { overviewKeyWords } from '#contract/enums/overview-key.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queries, queryClient } from '#data/queries.ts'
import { shipment } from '#shop/orders/sample.ts'
import { on, openPanel } from '#test/render.tsx'

const none = { total: 0, total_is_exact: true, page: 1, per_page: 10, page_count: 0 }
const count = (total: number, query: string) => ({ total, total_is_exact: true, query })
const figure = (
  key: Schemas['OverviewKey'],
  list: Schemas['OverviewList'],
  total: number,
  query: string,
): Schemas['OverviewFigure'] => ({ key, label: overviewKeyWords[key](), list, oldest_at: null, ...count(total, query) })

const period = { from: '2026-05-26', to: '2026-06-01', orders: 12, cancelled: 2, bought_kopecks: 1_200_000 }
const handlers = [
  on.overview.waiting({
    items: [
      figure('overdue_orders', 'orders', 7, 'overdue=true'),
      figure('overdue_requests', 'moderation', 90, 'status=new,in_work&overdue=true'),
      figure('new_reviews', 'reviews', 0, 'status=new'),
    ],
  }),
  on.overview.orders(({ days }) => ({
    days: [{ date: '2026-06-01', orders: days === 30 ? 30 : 12, orders_before: 10 }],
    period,
    before: { ...period, orders: 10 },
  })),
  on.overview.subOrders({
    items: [
      {
        status: 'new',
        all: count(71, 'status=new'),
        late: count(9, 'status=new&overdue=true'),
      },
    ],
  }),
  on.overview.catalogue({
    items: [figure('all_products', 'products', 48, ''), figure('without_images', 'products', 12, 'has_images=false')],
  }),
  on.overview.sellers({
    items: [figure('ending_contracts', 'companies', 3, 'contract_ends_soon=true')],
    late: [{ company: { id: 4, label: 'Тормозной Дом' }, late: count(5, 'company_id=4&overdue=true') }],
  }),
  on.overview.work({ items: [figure('own_requests', 'moderation', 4, 'status=in_work&assignee_id=me')] }),
  on.overview.terms({ items: [], is_whole: true }),
  on.subOrders.list({ items: [], meta: none }),
  on.auditLog.list({ items: [], meta: none }),
  on.moderation.list({ items: [], meta: none }),
  on.brandAliases.list({ items: [], meta: none }),
  on.brandModeration.list({ items: [], meta: none }),
  on.products.list({ items: [], meta: none }),
]

const part = (name: string) => page.getByRole('heading', { name, level: 2 })
const PARTS = [
  'Ждёт вас',
  'Заказы по дням',
  'Подзаказы в работе',
  'Отгрузить первыми',
  'Карточки, заполненные до 50 %',
  'Заявки на бренды',
  'Каталог: что исправить',
  'Выплаты и договоры: ближайшие сроки',
  'Продавцы, которым нужна помощь',
  'Что изменилось сегодня',
]
const partNames = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)

test('/ is the overview, and each number links to the list that it counts', async () => {
  const { address } = await openPanel('/', { handlers })
  for (const name of PARTS) await expect.element(part(name)).toBeVisible()
  expect(address()).toBe('/')
  const links = {
    'Просроченные заказы: 7': '/orders?overdue=true',
    'Заявки сверх срока: 90': '/moderation?status=new,in_work&overdue=true',
    'Новый: 71': '/delivery?tab=shipments&status=new',
    'Новый: опаздывает: 9': '/delivery?tab=shipments&status=new&overdue=true',
    'Без фото: 12': '/products?has_images=false',
    'Договоры истекают: 3': '/sellers?contract_ends_soon=true',
    'Заявки у вас в работе: 4': '/moderation?status=in_work&assignee_id=me',
    'Заказы: 12': '/orders?placed_from=2026-05-26&placed_to=2026-06-01',
    'Отменено: 2': '/orders?placed_from=2026-05-26&placed_to=2026-06-01&status=cancelled',
  }
  for (const [name, href] of Object.entries(links))
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  // Without new reviews there is no line for them.
  await expect.element(page.getByRole('link', { name: /Новые отзывы/ })).not.toBeInTheDocument()
})

test('own work says its nearest term, and other work how long the oldest case has waited', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const own = figure('own_requests', 'moderation', 4, 'status=in_work&assignee_id=me')
  const others = figure('new_reviews', 'reviews', 9, 'status=new')
  await openPanel('/', {
    handlers: [
      on.overview.work({ items: [{ ...own, oldest_at: '2026-11-30T12:30:00Z' }] }),
      on.overview.waiting({ items: [{ ...others, oldest_at: '2026-11-25T09:00:00Z' }] }),
      ...handlers,
    ],
  })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Заявки у вас в работе' }))
    .toMatchTextContent(/осталось 3\sч$/)
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Новые отзывыдольше' }))
    .toMatchTextContent(/дольше всех — 5\sдн\.$/)
})

test('the faults of the catalogue are shares of all cards', async () => {
  await openPanel('/', { handlers })
  await expect.element(page.getByText('Из 48 карточек')).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: 'Без фото' })
  await expect.element(line).toMatchTextContent(/^Без фото25\s%12$/)
})

test.each(['waiting', 'orders', 'subOrders', 'catalogue', 'sellers'] as const)(
  'When %s fails or is forbidden, the other parts stay whole, and the part can be retried',
  async (name) => {
    const status = name === 'orders' ? 403 : 500
    const { answer } = await openPanel('/', { handlers: [on.overview[name]({ error: { status } }), ...handlers] })
    await expect.element(page.getByText('Не удалось загрузить эту часть')).toBeVisible()
    for (const title of PARTS) await expect.element(part(title)).toBeVisible()
    expect(page.getByText('Не удалось загрузить эту часть').elements()).toHaveLength(1)
    answer(...handlers)
    await page.getByRole('button', { name: 'Повторить' }).click()
    await expect.element(page.getByText('Не удалось загрузить эту часть')).not.toBeInTheDocument()
  },
)

test.each([
  ['Europe/Moscow', '2026-11-29T20:53:00Z', 'осталось 21 ч', 'завтра, 20:59'],
  ['Asia/Vladivostok', '2026-11-29T14:10:00Z', 'осталось 27 ч', 'завтра, 03:59'],
])('the shipments say their terms by the clock of a reader in %s', async (time_zone, now, left, time) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const due = { ...shipment, ship_by: '2026-11-30T17:59:00Z', ship_by_zone: 'Asia/Yekaterinburg', is_overdue: false }
  await openPanel('/', {
    as: createTestUser('administrator', { time_zone }),
    handlers: [on.subOrders.list({ items: [due], meta: { ...none, total: 1 } }), ...handlers],
  })
  const line = page.getByRole('listitem').filter({ hasText: '1000123-1' })
  await expect.element(line).toMatchTextContent(new RegExp(`${left}.*${time}`))
  await expect.element(line.getByText(time)).toHaveAttribute('title', expect.stringContaining('22:59 в Екатеринбурге'))
})

test('P6: a part without the permission is neither shown nor requested', async () => {
  const { requests } = await openPanel('/', { as: ['product.index'], handlers })
  await expect.element(part('Каталог: что исправить')).toBeVisible()
  expect(partNames()).toEqual(['Каталог: что исправить'])
  expect(requests.some(({ url }) => url.includes('/overview/orders'))).toBe(false)
})

test('P6: a number whose list the user may not open is not shown', async () => {
  await openPanel('/', { as: ['order', 'order.statusChange'], handlers })
  await expect.element(page.getByRole('link', { name: 'Просроченные заказы: 7' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Заявки сверх срока/ })).not.toBeInTheDocument()
})

test.each([
  [['log'], 'Журнал изменений', '/log'],
  [['role'], 'Роли', '/roles'],
  [[], 'Справочники', '/handbooks'],
] as const)('Without any part, / leads to the first entry that a right opens: %s', async (permissions, title, path) => {
  const { address } = await openPanel('/', {
    as: createTestUser(permissions),
    handlers: [...handlers, on.roles.list({ items: [], meta: none })],
  })
  await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  expect(address()).toBe(path)
})

test('Work that the user has begun stands after what is late', async () => {
  await openPanel('/', { handlers })
  const names = page
    .getByRole('main')
    .getByRole('link', { name: /^(Просроченные заказы|Заявки сверх срока|Заявки у вас в работе|Ждут подтверждения): / })
  await expect
    .poll(() => names.elements().map((link) => link.getAttribute('aria-label')))
    .toEqual(['Просроченные заказы: 7', 'Заявки сверх срока: 90', 'Заявки у вас в работе: 4'])
})

test('Staff who decide no requests ask for no work of their own', async () => {
  const { requests } = await openPanel('/', { as: ['order', 'order.statusChange'], handlers })
  await expect.element(page.getByRole('link', { name: 'Просроченные заказы: 7' })).toBeVisible()
  expect(requests.some(({ url }) => url.includes('/overview/work'))).toBe(false)
})

test('What is late waits for no failed number of own work', async () => {
  await openPanel('/', { handlers: [on.overview.work({ error: { status: 500 } }), ...handlers] })
  await expect.element(page.getByRole('link', { name: 'Просроченные заказы: 7' })).toBeVisible()
})

test('Numbers that cannot be read anew say of when they are', async () => {
  const { answer } = await openPanel('/', { as: ['product.index'], handlers })
  await expect.element(page.getByRole('link', { name: 'Без фото: 12' })).toBeVisible()
  await expect.element(page.getByText(/Показано то/)).not.toBeInTheDocument()
  answer(on.overview.catalogue({ error: { status: 503 } }))
  await queryClient.refetchQueries({ queryKey: queries.overview.catalogue({}).queryKey })
  await expect.element(page.getByText(/^Не обновляется\. Показано то, что было сегодня, \d\d:\d\d$/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Без фото: 12' })).toBeVisible()
  answer(...handlers)
  await queryClient.refetchQueries({ queryKey: queries.overview.catalogue({}).queryKey })
  await expect.element(page.getByText(/Показано то/)).not.toBeInTheDocument()
})

test('The address keeps the period of the plot', async () => {
  const { address } = await openPanel('/', { handlers })
  await page.getByRole('link', { name: '30 дней' }).click()
  await expect.poll(address).toBe('/?days=30')
  await page.getByText('Таблица по дням').click()
  await expect
    .element(page.getByRole('link', { name: '01.06.2026: 30' }))
    .toHaveAttribute('href', '/orders?placed_from=2026-06-01&placed_to=2026-06-01')
})

test('A user hides and moves parts by the keyboard, and finds them so again', async () => {
  await openPanel('/', { handlers })
  await page.getByRole('button', { name: 'Настроить обзор' }).click()
  await page.getByRole('switch', { name: 'Показывать «Ждёт вас»' }).click()
  await page.getByRole('dialog').getByText('Отгрузить первыми').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Escape}')
  await expect.element(part('Ждёт вас')).not.toBeInTheDocument()
  expect(partNames().slice(0, 2)).toEqual(['Заявки, которые ждут', 'Отгрузить первыми'])
  expect(JSON.parse(localStorage.getItem('view:/overview') ?? '{}')).toMatchObject({ hidden: ['waiting'] })
})

const tiles = () =>
  page
    .getByRole('link', { name: /^(Бренды сверх срока|Ждут подтверждения|Нет действующего договора): / })
    .elements()
    .map((tile) => tile.getAttribute('aria-label'))

test('What is late stands first among what waits, and the rest is one click away', async () => {
  const keys = ['new_orders', 'new_reviews', 'pending_companies', 'ending_contracts', 'without_contract'] as const
  const items = keys.map((key, at) => figure(key, 'orders', 10 + at, `q=${key}`))
  await openPanel('/', {
    handlers: [
      on.overview.work({ items: [] }),
      on.overview.waiting({ items: [...items, figure('overdue_brands', 'brandModeration', 2, 'overdue=true')] }),
      ...handlers,
    ],
  })
  await expect.poll(tiles).toEqual(['Бренды сверх срока: 2', 'Ждут подтверждения: 10'])
  await page.getByRole('button', { name: 'Ещё 1' }).click()
  expect(tiles()).toEqual(['Бренды сверх срока: 2', 'Ждут подтверждения: 10', 'Нет действующего договора: 14'])
})

test('What is late has one number: the orders, and the sub-orders that make them late', async () => {
  await openPanel('/', { handlers })
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Просроченные заказы' })
  await expect.element(tile).toMatchTextContent(/^79 подзаказовПросроченные заказы/)
})

test('Users who watch orders without a right to act have the plot and no work of others', async () => {
  await openPanel('/', { as: ['order.index'], handlers })
  await expect.element(part('Заказы по дням')).toBeVisible()
  expect(partNames()).toEqual(['Заказы по дням', 'Подзаказы в работе'])
})

const tenDays = (empty: number) =>
  Array.from({ length: 10 }, (_, at) => ({
    date: `2026-06-0${at}`.replace('00', '10'),
    orders: 12,
    orders_before: at < empty ? 0 : 10,
  }))

const answerWith = (empty: number) =>
  on.overview.orders({ days: tenDays(empty), period, before: { ...period, orders: 10, cancelled: 1 } })

test('A period is compared only with one that has orders on nearly all of its days', async () => {
  const { answer } = await openPanel('/', { handlers: [answerWith(3), ...handlers] })
  await expect.poll(() => page.getByText('сравнить не с чем').elements()).toHaveLength(4)
  answer(answerWith(2), ...handlers)
  await queryClient.refetchQueries({ queryKey: queries.overview.orders({ days: 7 }).queryKey })
  await expect.element(page.getByText('▲ 20 %')).toHaveClass(/text-green-text/)
  await expect.element(page.getByText('▲ 100 %')).toHaveClass(/text-danger/)
})

test('N1: an entry of the menu shows the most urgent number behind it, from the same source', async () => {
  await openPanel('/', { handlers })
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  await expect.element(menu.getByRole('link', { name: 'Заказы , Просроченные заказы: 7' })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Заявки , Заявки сверх срока: 90' })).toBeVisible()
})
