import type { Params, Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { account, backgroundHandlers, company, contract, draft, meta, row } from './sample.ts'

const toast = () => page.getByRole('region', { name: 'Уведомления' })
const field = (name: string) => page.getByLabelText(name, { exact: true })

test('R6: /sellers lists the sellers', async () => {
  await openPanel('/sellers', { handlers: [on.companies.list({ items: [row], meta }), ...backgroundHandlers] })
  const tableRow = page.getByRole('row', { name: /Автодеталь-Север/ })
  await expect
    .element(tableRow)
    .toMatchTextContent(/7700001010.*Юридическое лицо.*Активен.*Орлова Д\. С\..*455.*26.*4,9/)
  await expect.element(tableRow.getByRole('link')).toHaveAttribute('href', '/sellers/1')
  expect(document.title).toBe('Продавцы — Верстак')
})

test('R27: the address holds the filters of the sellers, which the request repeats', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/sellers?status=pending&has_active_contract=false&sort=-rating', {
    handlers: [on.companies.list((params) => (received.push(params), { items: [row], meta })), ...backgroundHandlers],
  })
  await expect.element(page.getByRole('row', { name: /Автодеталь-Север/ })).toBeVisible()
  expect(received.at(-1)).toEqual({ status: ['pending'], has_active_contract: false, sort: ['-rating'] })
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.poll(address).toBe('/sellers?sort=-rating')
})

test('R6: the tabs of /sellers/{id} are in the address', async () => {
  const { address } = await openPanel('/sellers/1', { handlers: [on.companies.view(company), ...backgroundHandlers] })
  await expect.element(page.getByText('1267700000017')).toBeVisible()
  await page.getByRole('link', { name: 'Счета', exact: true }).click()
  await expect.element(page.getByRole('row', { name: /Невский Берег/ })).toMatchTextContent(/•••• 0101.*Основной/)
  expect(address()).toBe('/sellers/1?tab=requisites')
})

test('R6: an invited person is proposed the role that most people of sellers have', async () => {
  const received: unknown[] = []
  const role = {
    id: 2,
    slug: 'merchant',
    name: 'Продавец',
    description: null,
    scope: 'own' as const,
    is_system: true,
    permissions_count: 40,
    users_count: 7,
    factor_required_from: null,
    active_users_count: 1,
    ready_users_count: 0,
    updated_at: '2026-06-01T09:00:00Z',
    version: 1,
  }
  await openPanel('/sellers/1?tab=employees', {
    handlers: [
      on.companies.view(company),
      on.users.list({ items: [], meta: { ...meta, total: 0 } }),
      on.roles.list((params) => (received.push(params), { items: [role], meta })),
      on.roles.options({ items: [{ id: 2, label: 'Продавец', hint: null, is_active: true }] }),
      ...backgroundHandlers,
    ],
  })
  await page.getByRole('button', { name: 'Пригласить нового пользователя' }).click()
  await expect.element(page.getByRole('dialog').getByText('Продавец', { exact: true })).toBeVisible()
  expect(received.at(-1)).toEqual({ scope: ['own'], sort: ['-users_count'], per_page: 10 })
})

test('the page and the refusal list the missing requirements of «Активен»', async () => {
  await openPanel('/sellers/1', {
    handlers: [
      on.companies.view(draft),
      on.companies.statusChange({
        error: {
          status: 422,
          message: 'Для активации не хватает данных',
          details: { address: ['Нет юридического адреса'], contract: ['Нет действующего договора'] },
        },
      }),
      ...backgroundHandlers,
    ],
  })
  await expect.element(page.getByText('Нет действующего договора')).toBeVisible()
  await expect.element(page.getByText('Основной банковский счёт указан')).toBeVisible()
  await page.getByRole('button', { name: 'На проверке' }).click()
  await page.getByRole('menuitem', { name: 'Активировать' }).click()
  await page.getByRole('button', { name: 'Активировать' }).click()
  await expect.element(toast().getByText('Для активации не хватает данных')).toBeVisible()
  await expect.element(toast().getByRole('listitem').nth(1)).toMatchTextContent(/Нет действующего договора/)
})

test('suspending a seller says what it does', async () => {
  await openPanel('/sellers/1', { handlers: [on.companies.view(company), ...backgroundHandlers] })
  await page.getByRole('button', { name: 'Активен' }).click()
  await page.getByRole('menuitem', { name: 'Приостановить' }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Предложения уйдут из продажи/)
})

test('requisites are validated while typing, and missing ones on submit', async () => {
  const { requests } = await openPanel('/sellers/new', { handlers: backgroundHandlers })
  await field('ИНН').fill('7700001011')
  await expect.element(field('ИНН')).toHaveAccessibleDescription('ИНН: проверьте цифры, контрольное число не совпадает')
  await field('ИНН').fill('7700001010')
  await expect.element(field('ИНН')).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
  await expect.element(field('КПП')).toHaveAccessibleDescription('Пожалуйста, введите КПП')
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('the numbers of a company are no person’s, and come back with its kind', async () => {
  await openPanel('/sellers/new', { handlers: backgroundHandlers })
  await field('ИНН').fill('7700001010')
  await field('ОГРН').fill('1267700000017')
  await page.getByLabelText('Тип').selectOptions('ИП')
  await expect.element(field('ИНН')).toHaveValue('')
  await expect.element(field('ОГРНИП')).toHaveValue('')
  await field('ОГРНИП').fill('1267700000017')
  await field('ИНН').click()
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
  await expect.element(field('ОГРНИП')).toHaveAccessibleDescription('ОГРНИП: 15 цифр')
  await page.getByLabelText('Тип').selectOptions('Юридическое лицо')
  await expect.element(field('ИНН')).toHaveValue('7700001010')
  await expect.element(field('ОГРН')).toHaveValue('1267700000017')
})

test('R6: a step of /sellers/new is saved by itself, and the next one follows', async () => {
  const { address, sent } = await openPanel('/sellers/new', {
    handlers: [
      on.companies.create({ ...company, id: 41, status: 'draft' }),
      on.companies.view(draft),
      ...backgroundHandlers,
    ],
    stored: {
      'draft:1:sellers/new': JSON.stringify({
        values: {
          full_name: company.full_name,
          short_name: company.short_name,
          trade_name: company.trade_name,
          inn: '7700001010',
          kpp: '770001001',
          ogrn: '1267700000017',
          phone: '+7 900 100-00-01',
          email: 'sever@example.com',
        },
        version: null,
        at: Date.now(),
      }),
    },
  })
  await expect.element(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить и продолжить' }).click()
  await expect.poll(address).toBe('/sellers/new?company_id=41&step=address')
  await expect.element(page.getByLabelText('Улица')).toBeVisible()
  expect(await sent('POST', '/company')).toMatchObject([
    { type: 'legal', inn: '7700001010', phone: '+79001000001', head: null, vat_rate: '22', okpo: null },
  ])
})

test('R7: /sellers/requisites/edit/{id} shows the account, and a wrong bank at both of its numbers', async () => {
  await openPanel('/sellers/requisites/edit/9', {
    handlers: [on.companies.view(company), on.bankDetails.view(account), ...backgroundHandlers],
  })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'АО «Банк Невский Берег», •••• 0101' }))
    .toBeVisible()
  await field('БИК').fill('044525225')
  await expect.element(field('Расчётный счёт')).toHaveAccessibleDescription('Расчётный счёт не подходит к БИК')
  await expect.element(field('Корр. счёт')).toHaveAccessibleDescription('Корр. счёт не подходит к БИК')
})

test('R7: of a contract in force only the end, the renewal and the files change', async () => {
  const { sent } = await openPanel('/sellers/contracts/edit/7', {
    handlers: [
      on.companies.view(company),
      on.contracts.view(contract),
      on.contracts.update({ ...contract, auto_renewal: false, version: 4 }),
      ...backgroundHandlers,
    ],
  })
  await expect.element(field('Номер')).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Договор.pdf', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Автопродление/ }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/contract/7')).toEqual([{ auto_renewal: false }])
})

test('an expired contract says so, and cannot be changed', async () => {
  await openPanel('/sellers/contracts/edit/7', {
    handlers: [
      on.companies.view(company),
      on.contracts.view({ ...contract, status: 'expired' }),
      ...backgroundHandlers,
    ],
  })
  await expect.element(page.getByText('Истёк', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Договор истёк, изменить его нельзя')).toBeVisible()
  await expect.element(page.getByLabelText(/^Дата окончания/)).toHaveAttribute('readonly')
})

test('P7: a read-only user of sellers sees no actions', async () => {
  await openPanel('/sellers/1', { as: ['company', 'company.view'], handlers: [on.companies.view(company)] })
  await expect.element(page.getByText('1267700000017')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Разделы' }).getByRole('link').elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Изменить' }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Активен' }).query()).toBeNull()
})

test('R6: the figures of a seller show their way of twelve weeks and lead to their records', async () => {
  await openPanel('/sellers/1', { handlers: [on.companies.view(company), ...backgroundHandlers] })
  const main = page.getByRole('main')
  await expect
    .element(main)
    .toMatchTextContent(/Подзаказов в работе26.*Отгружено вовремя90\s%.*Доля отмен3\s%.*Рейтинг4,9/)
  await expect.element(main.getByRole('img', { name: 'Подзаказы по неделям, сейчас 0' })).toBeVisible()
  await expect
    .element(main.getByRole('img', { name: 'Рейтинг по неделям, сейчас 4,5; у половины продавцов от 4,0 до 4,8' }))
    .toBeVisible()
  await expect
    .element(main.getByRole('link', { name: '26', exact: true }))
    .toHaveAttribute(
      'href',
      expect.stringMatching('^/delivery.tab=shipments&company_id=1&status=awaiting_payment,new,'),
    )
})

const point: Schemas['StorePointRow'] = {
  id: 1,
  code: 'WH-1',
  name: 'Точка 1',
  type: 'warehouse',
  company: { id: 1, label: 'Автодеталь-Север' },
  city: { id: 2, label: 'Владивосток' },
  address: 'Владивосток, ул. Складская, д. 5',
  lat: 43.12,
  lon: 131.88,
  time_zone: 'Asia/Vladivostok',
  today: [],
  open_now: true,
  status: 'active',
  version: 3,
}

const points = Array.from({ length: 106 }, (_, index): Schemas['StorePointRow'] => ({
  ...point,
  id: index + 1,
  code: `WH-${index + 1}`,
  name: `Точка ${index + 1}`,
}))

/** Points in pages of a cursor, as the server answers. */
function pointsByCursor({ after = '0', per_page = 20 }: Params<'storePoints.list'>): Schemas['StorePointRowPage'] {
  const first = Number(after)
  const end = first + per_page
  return {
    items: points.slice(first, end),
    meta: {
      total: points.length,
      total_is_exact: true,
      page: first / per_page + 1,
      per_page,
      page_count: Math.ceil(points.length / per_page),
      ...(end < points.length && { after: String(end) }),
    },
  }
}

test('The tab of a seller shows all of its points, more than a page of them', async () => {
  await openPanel('/sellers/1?tab=points', {
    handlers: [on.companies.view(company), on.storePoints.list(pointsByCursor), ...backgroundHandlers],
  })
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '107')
})
